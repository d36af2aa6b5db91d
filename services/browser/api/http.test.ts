/** @jest-environment jsdom */
import axios from 'axios';

import { loadHttp } from './http';

// Shows (requirements, 9.6).

it('creates one client with the same origin and a timeout of 30 s', async () => {
  const http = await loadHttp();
  expect(http.defaults).toMatchObject({ baseURL: '/api/gateway', timeout: 30_000, xsrfCookieName: '' });
  expect(await loadHttp()).toBe(http);
});

it('retries after axios failed to load', async () => {
  jest.resetModules();
  const create = jest.spyOn(axios, 'create');
  jest.doMock('axios', () => ({ __esModule: true, default: { create } }));
  create.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  const { loadHttp: fresh } = await import('./http');
  await expect(fresh()).rejects.toThrow('Loading chunk 7 failed.');
  await expect(fresh()).resolves.toBeDefined();
});
