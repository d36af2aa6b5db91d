import type { Server } from 'node:http';

import { serveRoute } from '@/services/fixtures/apiRoute';
import { signatureHeaders } from '@/services/fixtures/siteRequests';

import { type KnownPage, knownPages } from './knownPages';
import { reportFreshness } from './reportFreshness';

jest.mock('./knownPages');
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_SECRET: 'a-secret-of-the-gateway' }) }));

let server: Server;
let url = '';
beforeAll(async () => {
  ({ server, url } = await serveRoute(reportFreshness, '/api/freshness'));
});
afterAll(() => server.close());

const ask = (headers: object) => fetch(url, { headers: { ...headers, connection: 'close' } });

it('tells the gateway, and nobody else, of every page that this instance answers with', async () => {
  const page: KnownPage = {
    path: '/cht/price',
    locale: 'de',
    state: 'shown',
    generatedAt: 1,
    renewsAt: 2,
    failedAt: 3,
    documents: 'services:1.a',
  };
  jest.mocked(knownPages).mockResolvedValue([page]);
  expect((await ask({})).status).toBe(401);
  const answer = await ask(signatureHeaders('freshness', ''));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await answer.json()).toMatchObject({ pages: [page] });
});
