import { cms, paragraph, update } from './cms';
import { ask, pathOf, read, send } from './gateway';
import { made } from './made';

// Shows (requirements, 3.11 and 7.24).

type Language = 'en' | 'de';
const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();

afterAll(takeAway);

it.each(['%%', '__', '\\\\', '🙂🙂', "' OR 'zq'='zq' --"])('searches for %s literally', async (keyword) => {
  const { body } = await send('searchQuestions', { keyword });
  expect(body).toMatchObject({ code: 0, data: { list: [], total: 0 } });
});

describe('in the admin', () => {
  let type: number;
  const word = `zq${Date.now()}`;
  const found = async (keyword: string, language: Language = 'en') =>
    (await read('searchQuestions', { keyword, pageSize: 100 }, language)).list;
  const question = (more: object = {}) => ({
    question: `${mark} ${word}`,
    summary: 'A summary.',
    answer: paragraph('A text.'),
    reviewTime: '2026-11-20T12:00:00.000Z',
    type,
    ...more,
  });
  const counted = async () => (await read('getQaType', {})).find(({ id }) => id === type)?.count;

  beforeAll(async () => {
    const body = { typeName: 'Contract test', type: `contract-test-${Date.now()}` };
    type = await make('question-types', body, 'published');
  });

  it('a draft is neither counted nor found nor read, until it is published', async () => {
    const id = await make('questions', question(), 'draft');
    const state = async () => [
      await counted(),
      (await found(word)).length,
      (await ask(pathOf('getAnswer', { answerId: id }))).body.code,
    ];
    expect(await state()).toEqual([0, 0, 404]);
    await update('questions', id, { _status: 'published' });
    expect(await state()).toEqual([1, 1, 0]);
    await update('questions', id, { _status: 'draft' });
    expect(await state()).toEqual([0, 0, 404]);
  });

  it('a question is found by its published text', async () => {
    const id = await make('questions', question({ answer: paragraph(`Müllgebühr${word}`) }), 'published');
    expect(await found(`muellgebuehr${word}`)).toHaveLength(1);
    await update('questions', id, { answer: paragraph('Draft.'), _status: 'draft' }, '?draft=true');
    expect(await found(`muellgebuehr${word}`)).toHaveLength(1);
    await update('questions', id, { answer: paragraph(`Other${word}`), _status: 'published' });
    expect(await found(`muellgebuehr${word}`)).toEqual([]);
    expect(await found(`other${word}`)).toHaveLength(1);
  });

  it('a question without a German text is found and returned in English', async () => {
    const id = await make('questions', question({ summary: `English${word}` }), 'published');
    await update('questions', id, { _status: 'published' }, '?locale=de');
    expect(await found(`english${word}`, 'de')).toMatchObject([{ answerId: id, language: 'en' }]);

    const german = {
      question: `${mark} deutsch`,
      summary: `Deutsch${word}`,
      answer: paragraph('Ein Text.'),
      _status: 'published',
    };
    await update('questions', id, german, '?locale=de');
    expect(await found(`english${word}`, 'de')).toEqual([]);
    expect(await found(`deutsch${word}`, 'de')).toMatchObject([{ answerId: id, language: 'de' }]);
    expect(await found(`english${word}`, 'en')).toMatchObject([{ answerId: id, language: 'en' }]);
  });

  it('a type with questions cannot be deleted', async () => {
    await make('questions', question(), 'draft');
    await expect(cms('DELETE', `/question-types/${type}`)).rejects.toThrow('409');
  });
});
