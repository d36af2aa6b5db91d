import type { IncomingMessage } from 'node:http';

import { isPreviewRequest, sealCookie } from './previewMode';

jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_SECRET: 'a-secret-of-the-gateway' }) }));

const hour = 3_600_000;
const bypass = '__prerender_bypass=id';
const sealed = (expiresAt: number) => sealCookie(expiresAt, 60).split(';')[0] ?? '';
const asks = (...cookies: string[]) =>
  isPreviewRequest({ headers: { cookie: cookies.join('; ') } } as IncomingMessage);

it('knows a preview that was opened here, until it ends', () => {
  expect(asks('a=b', bypass, sealed(Date.now() + hour))).toBe(true);
  expect(asks(bypass, sealed(Date.now() - 1))).toBe(false);
});

it.each<[string, string[]]>([
  ["Next's cookies alone", [bypass]],
  ['none of them', [sealed(Date.now() + hour)]],
  ['a later end', [bypass, sealed(Date.now() + hour).replace(/=\d/, '=9')]],
  ['another signature', [bypass, sealed(Date.now() + hour).replace(/\..*/, '.AAAA')]],
  ['no signature', [bypass, sealed(Date.now() + hour).replace(/\..*/, '.')]],
])('takes %s for no preview', (_what, cookies) => {
  expect(asks(...cookies)).toBe(false);
});
