import type { Server } from 'node:http';

import { behindProxy, serveRoute } from '@/services/fixtures/apiRoute';
import { signatureHeaders } from '@/services/fixtures/siteRequests';
import { requestId } from '@/shared/server/requestId';

import { signedEndpoint } from './signedEndpoint';

jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_SECRET: 'a-secret-of-the-gateway' }) }));

const endpoint = signedEndpoint({
  name: 'freshness',
  method: 'GET',
  answer: () => Promise.resolve({ status: 200, body: { id: requestId() } }),
});
let server: Server;
let url = '';

beforeAll(async () => {
  ({ server, url } = await serveRoute(behindProxy('id-given-by-the-proxy', endpoint), '/api/freshness'));
});
afterAll(() => server.close());

const ask = (signature: object) =>
  fetch(url, {
    headers: {
      'x-request-id': 'id-given-by-the-proxy',
      'x-caller-request-id': 'id-of-the-gateway',
      connection: 'close',
      ...signature,
    },
  });

it("works under the gateway's id, though a proxy has given another one", async () => {
  const answer = await ask(signatureHeaders('freshness', ''));
  expect(await answer.json()).toEqual({ id: 'id-of-the-gateway' });
  expect(answer.headers.get('x-request-id')).toBe('id-of-the-gateway');
});

it('takes over no id without a signature', async () => {
  const answer = await ask({});
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([401, null]);
});
