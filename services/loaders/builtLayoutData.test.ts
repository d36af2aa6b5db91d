import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { NextPageContext } from 'next';

import { layoutData } from '@/services/fixtures/layoutData';
import { DeadlineExceeded } from '@/services/gateway/deadline';
import {
  GatewayAnswerInvalid,
  GatewayRefused,
  GatewayTimeout,
  GatewayUnavailable,
} from '@/services/gateway/errors';

import { failurePage } from './failurePage';

let folder = '';
jest.mock('@/services/config/build', () => ({ serverFolder: () => folder }));
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-layout-data-'));
  mkdirSync(path.join(folder, 'pages/de'), { recursive: true });
  writeFileSync(
    path.join(folder, 'pages/de/404.json'),
    JSON.stringify({ pageProps: { layoutData: layoutData() } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function answerTo(err: Error, locale: string) {
  const headers: Record<string, unknown> = {};
  const res = {
    statusCode: 500,
    setHeader: (name: string, value: unknown) => (headers[name] = value),
    getHeader: () => 'id-of-the-request',
  };
  const props = await failurePage({ err, locale, res } as unknown as NextPageContext);
  return { status: res.statusCode, headers, props };
}

it('returns 503 with Retry-After and the built layout data if the gateway is down', async () => {
  const { status, headers, props } = await answerTo(new GatewayUnavailable('/call', 'refused'), 'de');
  expect([status, headers]).toEqual([503, { 'Cache-Control': 'private, no-store', 'Retry-After': 10 }]);
  expect(props).toMatchObject({
    statusCode: 503,
    message: '',
    cause: 'unavailable',
    reference: 'id-of-the-request',
    layoutData: layoutData(),
  });
});

it('returns 500 for any other error, without layout data if none was built', async () => {
  const { status, headers, props } = await answerTo(new Error('postgres://admin:secret@10.0.0.7'), 'en');
  expect([status, headers]).toEqual([500, { 'Cache-Control': 'private, no-store' }]);
  expect(props).toMatchObject({ statusCode: 500, cause: 'unexpected', reference: 'id-of-the-request' });
  expect(JSON.stringify(props)).not.toMatch(/secret|stack|builtLayoutData/);
  expect(props).not.toHaveProperty('layoutData');
});

it.each([
  ['a timeout', new GatewayTimeout('/call', '5000 ms'), 503, 'timeout'],
  ['an exceeded deadline', new DeadlineExceeded(5_000), 503, 'timeout'],
  ['a refusal', new GatewayRefused('/call', 403, 403), 500, 'answer'],
  ['an invalid answer', new GatewayAnswerInvalid('/call', ['data.title']), 500, 'answer'],
])('tells of %s by status and kind, without its message', async (_case, error, statusCode, cause) => {
  const { status, props } = await answerTo(error, 'en');
  expect(status).toBe(statusCode);
  expect(props).toMatchObject({ statusCode, message: '', cause });
});
