import { exampleOf } from '@/services/fixtures/examples';

import { callGateway } from './client';
import { GatewayNotFound, GatewayUnavailable } from './errors';
import { fetchAnswer, fetchQuestions, fetchQuestionTypes } from './questions';

// Shows (requirements, 3.11).

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_HOST: 'https://gateway.example.com' }) }));

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('lists the question types', async () => {
  const [first] = await fetchQuestionTypes('de');
  expect(first).toEqual({ key: 'vat', name: 'VAT in Germany', count: 4 });
});

it.each([
  [{ pageSize: 10 }, { pageNum: 1, pageSize: 10 }],
  [
    { typeKey: 'oss', keyword: 'Zoll', page: 2, pageSize: 5 },
    { type: 'oss', keyword: 'Zoll', pageNum: 2, pageSize: 5 },
  ],
  [
    { typeKey: '', keyword: '', pageSize: 5 },
    { pageNum: 1, pageSize: 5 },
  ],
])('searches by %j', async (query, params) => {
  const { questions, total, page } = await fetchQuestions(query, 'de');
  const wire = exampleOf('searchQuestions');
  expect([questions.length, total, page]).toEqual([wire.list.length, wire.total, wire.pageNum]);
  expect(questions[0]).toMatchObject({ id: 5, typeKey: 'oss', language: 'en' });
  expect(requestMock).toHaveBeenCalledWith('searchQuestions', params, { locale: 'de' });
});

it('returns an answer with sanitised HTML', async () => {
  const wire = exampleOf('getAnswer');
  const dirty = '<h1>Title</h1><p onclick="x()">Text</p><script>x()</script>';
  requestMock.mockResolvedValue({ ...wire, answer: dirty });
  await expect(fetchAnswer(11, 'en')).resolves.toMatchObject({
    id: 11,
    answerHtml: '<h2 id="section-title">Title</h2><p>Text</p>',
    reviewedAt: '2026-11-18T12:00:00.000Z',
    sources: [{ href: 'https://eur-lex.europa.eu/eli/reg/2026/382/oj' }],
    related: wire.related.map(({ answerId }) => ({ id: answerId })),
  });
  expect(requestMock).toHaveBeenCalledWith('getAnswer', { answerId: 11 }, { locale: 'en' });
});

it('returns undefined for a missing question and throws if the gateway is unavailable', async () => {
  requestMock.mockRejectedValueOnce(new GatewayNotFound('/path'));
  await expect(fetchAnswer(11, 'en')).resolves.toBeUndefined();
  requestMock.mockRejectedValueOnce(new GatewayUnavailable('/path', 'down'));
  await expect(fetchAnswer(11, 'en')).rejects.toThrow(GatewayUnavailable);
});
