import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { env } from '@/services/config/env';

const seal = 'preview_seal';

const signatureOf = (expiresAt: string): Buffer =>
  createHmac('sha256', env().GATEWAY_SECRET).update(`${seal}\n${expiresAt}`).digest();

/**
 * A cookie that stands beside Next's own two, whose keys only Next has: it says that a preview was opened here.
 * @param expiresAt milliseconds since 1970
 */
export const sealCookie = (expiresAt: number, maxAge: number): string => {
  const value = `${expiresAt}.${signatureOf(String(expiresAt)).toString('base64url')}`;
  return `${seal}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=None`;
};

/** Whether a request has one of Next's cookies of a preview, right or wrong. */
export const claimsPreview = ({ headers }: IncomingMessage): boolean =>
  /(^|; ?)(__prerender_bypass|__next_preview_data)=/.test(headers.cookie ?? '');

/** Whether a request comes from a browser with which a preview was opened, and that has not ended. */
export function isPreviewRequest(request: IncomingMessage): boolean {
  const sealed = /(?:^|; ?)preview_seal=(\d+)\.([\w-]+)/.exec(request.headers.cookie ?? '');
  if (!sealed || !claimsPreview(request)) return false;
  const [, expiresAt = '', signature = ''] = sealed;
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(expiresAt)];
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && Number(expiresAt) > Date.now()
  );
}
