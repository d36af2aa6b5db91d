import { get } from 'node:http';
import { json } from 'node:stream/consumers';

import { calls, type CallName } from '@/contract/calls/calls';

import { ask, gatewayUrl, pathOf, signatureHeaders, type Answer } from './gateway';

/** Sends the target as it is; `fetch` would write some characters anew. */
const askRaw = (target: string, headers: Record<string, string>) =>
  new Promise<Answer['body']>((resolve, reject) => {
    const { hostname, port } = new URL(gatewayUrl());
    get({ hostname, port, path: target, headers, agent: false }, (response) => {
      json(response).then((body) => resolve(body as Answer['body']), reject);
    }).on('error', reject);
  });

/** Expects an error without a stack, file name, SQL or HTML. */
function expectRefusal(answer: Answer, code: number, sentence?: RegExp | string) {
  expect(answer.body).toEqual({ code, msg: expect.any(String), data: null });
  expect(answer.status).toBe(code);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.text).not.toMatch(/\bat \/|node_modules|\.[jt]s\b|SELECT|<\w/);
  if (sentence) expect(answer.body.msg).toMatch(sentence);
}

const article = calls.showArticleDetailById.path;
const names = Object.keys(calls) as CallName[];

describe('returns 404 for', () => {
  it('an unknown id', async () => {
    expectRefusal(await ask(`${article}?id=999999999`), 404, 'There is no such article.');
  });

  it.each(['getPageConfig', 'getAboutUs'] as const)('an unknown page in %s', async (name) => {
    expectRefusal(await ask(pathOf(name, { pageKey: 'NoSuchPage' })), 404, 'There is no such page.');
  });

  it.each([
    '/officialQuery',
    '/officialQuery/getNothing',
    '/officialQuery/getCommon/more',
    '/officialquery/getcommon',
    '/officialQuery/%67etCommon%00',
    '/order/pageConfig/allInfo%2f',
  ])('the path %s', async (path) => {
    expectRefusal(await ask(path), 404, 'There is no such call.');
  });
});

describe('method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
    const answer = await ask(calls.getCommon.path, { method });
    expectRefusal(answer, 405, 'GET');
    expect(answer.headers.get('allow')).toBe('GET');
  });
});

describe('parameters', () => {
  const wholeNumber = /^Parameter "id" must be a whole number from 1 to 999999999\.$/;
  const bad = [
    '',
    '0',
    '-1',
    '1e99',
    '1.5',
    'x',
    '0x10',
    ' 1',
    '😀',
    '1\u0000',
    "1' OR 1=1",
    '9'.repeat(3072),
  ];

  it.each(bad.map((value) => [value.slice(0, 20), value]))('id %j is refused', async (_name, value) => {
    expectRefusal(await ask(`${article}?id=${encodeURIComponent(value)}`), 400, wholeNumber);
  });

  it('a missing id is refused', async () => expectRefusal(await ask(article), 400, wholeNumber));

  it('a repeated id is refused', async () => {
    expectRefusal(await ask(`${article}?id=1&id=2`), 400, 'Parameter "id" may be given once only.');
  });

  it.each([
    ['showArticleList', 'pageSize', '101'],
    ['showArticleList', 'pageSize', '0'],
    ['showArticleList', 'pageNum', '10001'],
    ['showArticleList', 'articleType', 'news'],
    ['getHotArticleByType', 'size', '21'],
    ['getHotArticleByType', 'articleType', '😀'],
    ['getHotAndNewInformation', 'size', '-1'],
    ['getPageConfig', 'pageKey', '../admin'],
    ['getPageConfig', 'pageKey', 'x'.repeat(3072)],
    ['getAboutUs', 'pageKey', 'About\u0000'],
  ] as const)('of %s: a wrong %s is refused', async (name, parameter, value) => {
    expectRefusal(await ask(pathOf(name, { [parameter]: value })), 400, `Parameter "${parameter}" must be`);
  });

  it.each([
    ['showArticleList', { pageSize: 100, pageNum: 10_000 }],
    ['getHotArticleByType', { size: 20 }],
    ['getHotAndNewInformation', { size: 12 }],
  ] as const)('of %s: the largest values are accepted', async (name, params) => {
    expect((await ask(pathOf(name, params))).body.code).toBe(0);
  });

  it('unknown parameters are ignored', async () => {
    expect((await ask(pathOf('getPartner', { utm_source: 'x' }))).body.code).toBe(0);
  });
});

describe('signature', () => {
  const path = pathOf('showArticleList', { pageSize: 3 });
  const minus = (name: string) =>
    Object.fromEntries(Object.entries(signatureHeaders(path)).filter(([key]) => key !== name));

  it.each(names)('is required by %s', async (name) => {
    expectRefusal(await ask(calls[name].path, { method: calls[name].method, headers: {} }), 401);
  });

  it.each(['timestamp', 'version', 'signature'])('needs the header %s', async (name) => {
    expectRefusal(await ask(path, { headers: minus(name) }), 401, 'required');
  });

  it.each([-301_000, 301_000])('is refused %d ms off', async (offset) => {
    expectRefusal(await ask(path, { headers: signatureHeaders(path, { offset }) }), 401, '300 seconds');
  });

  it.each([-299_000, 299_000])('is accepted %d ms off', async (offset) => {
    expect((await ask(path, { headers: signatureHeaders(path, { offset }) })).body.code).toBe(0);
  });

  it.each([
    ['another path', signatureHeaders(calls.getCommon.path)],
    ['another query', signatureHeaders(pathOf('showArticleList', { pageSize: 4 }))],
    ['the path without its query', signatureHeaders(calls.showArticleList.path)],
    ['another secret', signatureHeaders(path, { secret: 'not-the-secret-of-this-gateway' })],
    ['nothing at all', { ...signatureHeaders(path), signature: 'x' }],
  ])('is refused when it signs %s', async (_case, headers) => {
    expectRefusal(await ask(path, { headers }), 401, 'does not match');
  });

  it.each(['%20', "'()*!~", 'a:b,c;d@e', '[]|', '%C3%A4%c3%bc', '&&b', 'a=b=c', '+%2B'])(
    'covers the query as it was sent: %s',
    async (query) => {
      const target = `${calls.getPartner.path}?q=${query}`;
      const { code } = await askRaw(target, signatureHeaders(target));
      expect(code).toBe(0);
    },
  );

  it('is checked before the parameters', async () => {
    expectRefusal(await ask(`${article}?id=x`, { headers: {} }), 401);
  });
});
