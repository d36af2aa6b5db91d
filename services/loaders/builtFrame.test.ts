import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { NextPageContext } from 'next';

import { frame } from '@/services/fixtures/frame';
import { GatewayUnavailable } from '@/services/gateway/errors';

import { failurePage } from './failurePage';

let folder = '';
jest.mock('@/services/config/build', () => ({ serverFolder: () => folder }));
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-frame-'));
  mkdirSync(path.join(folder, 'pages/de'), { recursive: true });
  writeFileSync(path.join(folder, 'pages/de/500.json'), JSON.stringify({ pageProps: { frame: frame() } }));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function answerTo(err: Error, locale: string) {
  const headers: Record<string, unknown> = {};
  const res = { statusCode: 500, setHeader: (name: string, value: unknown) => (headers[name] = value) };
  const props = await failurePage({ err, locale, res } as unknown as NextPageContext);
  return { status: res.statusCode, headers, props };
}

it('returns 503 with Retry-After and the built frame if the gateway is down', async () => {
  const { status, headers, props } = await answerTo(new GatewayUnavailable('/call', 'refused'), 'de');
  expect([status, headers]).toEqual([503, { 'Retry-After': 10 }]);
  expect(props).toMatchObject({ statusCode: 503, message: '', frame: frame() });
});

it('returns 500 for any other error, without a frame if none was built', async () => {
  const { status, headers, props } = await answerTo(new Error('broken'), 'en');
  expect([status, headers]).toEqual([500, {}]);
  expect(props).not.toHaveProperty('frame');
});
