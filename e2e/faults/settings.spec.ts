import { execFile } from 'node:child_process';

import { expect, test } from '@playwright/test';

import { environment } from '../support/environment';

test('a server with wrong settings does not start, and names each without its value', async () => {
  const settings = { GATEWAY_SECRET: 'hunter2', SITE_URL: 'www', REVALIDATE_SECONDS: '100000' };
  const env = { ...process.env, NEXT_DIST_DIR: environment.distDir, ...settings };
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', '0'];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: error?.code, output: out + err }),
    );
  });
  expect(code).toBe(1);
  expect(output).toContain('The site cannot start. The setting ');
  expect(output).toContain('GATEWAY_SECRET is wrong: it must have at least 16 characters.');
  expect(output).toContain('SITE_URL is wrong');
  expect(output).toContain('REVALIDATE_SECONDS is wrong: it must be a whole number from');
  expect(output).not.toContain('hunter2');
  expect(output).not.toMatch(/^ +at /m);
});
