import type { NextApiResponse } from 'next';

import { env } from '@/services/config/env';

/**
 * Next marks its cookies as Secure, which browsers refuse on plain http. There they are Lax instead: site and CMS on one
 * host are one site to a browser, whatever their ports, so the CMS may still show the page in a frame.
 */
export function adaptPreviewCookies(response: NextApiResponse): void {
  if (env().SITE_URL.startsWith('https:')) return;
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => cookie.replace(/; Secure/i, '').replace(/SameSite=None/i, 'SameSite=Lax')),
  );
}
