import { get } from 'node:http';
import { json } from 'node:stream/consumers';

import { calls } from '@/contract/calls/calls';

import { ask, gatewayUrl, signatureHeaders, type Answer } from './gateway';

/** Sends the target as it is; `fetch` would write some characters anew. */
const askRaw = (target: string, headers: Record<string, string>) =>
  new Promise<Answer['body']>((resolve, reject) => {
    const { hostname, port } = new URL(gatewayUrl());
    get({ hostname, port, path: target, headers, agent: false }, (response) => {
      json(response).then((body) => resolve(body as Answer['body']), reject);
    }).on('error', reject);
  });

it('refuses a request without a signature, with no more than a sentence', async () => {
  const answer = await ask(calls.getPartner.path, { headers: {} });
  expect(answer.body).toEqual({ code: 401, msg: expect.any(String), data: null });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.text).not.toMatch(/\bat \/|node_modules|\.[jt]s\b|SELECT|<\w/);
});

it.each(['%20', "'()*!~", 'a:b,c;d@e', '[]|', '%C3%A4%c3%bc', '&&b', 'a=b=c', '+%2B'])(
  'the signature covers the query as it was sent: %s',
  async (query) => {
    const target = `${calls.getPartner.path}?q=${query}`;
    const { code } = await askRaw(target, signatureHeaders(target));
    expect(code).toBe(0);
  },
);
