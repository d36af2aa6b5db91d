import { execFile } from 'node:child_process';
import path from 'node:path';

import { environment } from '../support/environment';
import { expect, test } from '../support/faults';

interface End {
  code: number | null;
  output: string;
}

/** Starts a server with some settings as its own start does; a start that does not end by itself is ended after 60 s. */
const startOf = (folder: string, args: string[], settings: Record<string, string>): Promise<End> =>
  new Promise((resolve) => {
    const env = { ...process.env, NEXT_DIST_DIR: environment.distDir, ...settings };
    execFile(process.execPath, args, { cwd: path.resolve(folder), env, timeout: 60_000 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? NaN) : 0, output: out + err }),
    );
  });

const site = (settings: Record<string, string>) =>
  startOf('.', ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
    GATEWAY_SECRET: 'a-secret-of-the-gateway',
    ...settings,
  });
const gateway = (folder: string, settings: Record<string, string>) =>
  startOf('gateway', ['bin/next.mjs', 'start'], { GATEWAY_DATA_DIR: folder, PORT: '0', ...settings });

for (const [settings, sentences] of [
  [
    { GATEWAY_SECRET: 'hunter2' },
    ['The setting GATEWAY_SECRET is wrong: it must have at least 16 characters.'],
  ],
  [{ GATEWAY_SECRET: '' }, ['The setting GATEWAY_SECRET is wrong: it must be set to the secret that']],
  [{ GATEWAY_HOST: 'no address' }, ['The setting GATEWAY_HOST is wrong: it must be an address such as']],
  [
    { SITE_URL: 'www', CAPTCHA_SCRIPT_URL: 'x.js', VIDEO_SOURCE_TEMPLATE: 'x', STATISTICS_SCRIPT_URL: 'x' },
    ['SITE_URL', 'CAPTCHA_SCRIPT_URL', 'VIDEO_SOURCE_TEMPLATE', 'STATISTICS_SCRIPT_URL'],
  ],
  [
    { REVALIDATE_SECONDS: '100000', RENDER_DEADLINE_MS: 'soon' },
    ['REVALIDATE_SECONDS is wrong: it must be a whole number from', 'RENDER_DEADLINE_MS is wrong'],
  ],
] as const)
  test(`the site does not start with ${JSON.stringify(settings)} and says why`, async () => {
    const { code, output } = await site(settings);
    expect(code).toBe(1);
    expect(output).toContain('The site cannot start. The setting ');
    for (const sentence of sentences) expect(output).toContain(sentence);
    expect(output).not.toContain('hunter2');
    expect(output).not.toMatch(/^ +at /m);
  });

for (const [settings, sentences] of [
  [{ PORT: 'http' }, ['The setting PORT is wrong: it must be a whole number from 1 to 65535.']],
  [{ PORT: '70000' }, ['The setting PORT is wrong: it must be a whole number from 1 to 65535.']],
  [{ GATEWAY_SECRET: 'hunter2' }, ['The setting GATEWAY_SECRET is wrong: it must have at least 16']],
  [{ SITE_URL: 'www', TRUSTED_HOPS: '99' }, ['SITE_URL is wrong', 'TRUSTED_HOPS is wrong']],
  [{ SMTP_URL: 'smtp://mail.example.com' }, ['The setting MAIL_FROM is wrong: it is needed with SMTP_URL.']],
  [{ GATEWAY_DATA_DIR: '/proc/data' }, ['The setting GATEWAY_DATA_DIR is wrong: it must be a folder']],
] as const)
  test(`the gateway does not start with ${JSON.stringify(settings)} and says why`, async ({}, info) => {
    const { code, output } = await gateway(info.outputPath('data'), { PORT: '18499', ...settings });
    expect(code).toBe(1);
    expect(output).toContain('The gateway cannot start. The setting ');
    for (const sentence of sentences) expect(output).toContain(sentence);
    expect(output).not.toContain('hunter2');
    expect(output).not.toMatch(/^ +at /m);
  });
