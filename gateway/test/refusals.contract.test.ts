import { get } from 'node:http';
import { json } from 'node:stream/consumers';

import { calls, type CallName } from '@/contract/calls/calls';

import { ask, gatewayUrl, signatureHeaders, type Answer } from './gateway';

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

const names = Object.keys(calls) as CallName[];

it.each([
  '/officialQuery',
  '/officialQuery/getCommon/more',
  '/officialQuery/%67etCommon%00',
  '/order/pageConfig/allInfo%2f',
])('returns 404 for the path %s', async (path) =>
  expectRefusal(await ask(path), 404, 'There is no such call.'),
);

describe('signature', () => {
  it.each(names)('is required by %s', async (name) => {
    expectRefusal(await ask(calls[name].path, { method: calls[name].method, headers: {} }), 401);
  });

  it.each(['%20', "'()*!~", 'a:b,c;d@e', '[]|', '%C3%A4%c3%bc', '&&b', 'a=b=c', '+%2B'])(
    'covers the query as it was sent: %s',
    async (query) => {
      const target = `${calls.getPartner.path}?q=${query}`;
      const { code } = await askRaw(target, signatureHeaders(target));
      expect(code).toBe(0);
    },
  );
});
