import type { NextApiHandler, NextApiResponse } from 'next';

import { documentPath } from '@/services/config/documentPath';
import { env } from '@/services/config/env';
import { inLocale } from '@/services/config/paths';
import { defaultLocale, isLocale } from '@/services/domain/locale/locale';
import { readPreviewLink } from '@/services/gateway/siteRequests';

import { expiredLinkPage } from './expiredLinkPage';
import { adaptPreviewCookies } from './previewCookies';
import { sealCookie } from './previewMode';

/** The CMS shows a link that has expired in the same frame. */
function mayBeFramed(response: NextApiResponse): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy !== 'string') return;
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${env().GATEWAY_HOST}`);
  response.setHeader('Content-Security-Policy', framed);
}

/** Opens a draft for whoever has a signed link to it (docs/decisions/0018); everybody else goes on seeing the page. */
export const openPreview: NextApiHandler = async (request, response) => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  mayBeFramed(response);
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET');
    response.status(405).end();
    return;
  }
  const query = Object.fromEntries(
    Object.entries(request.query).map(([name, value]) => [name, String(value)]),
  );
  const now = Date.now();
  const preview = readPreviewLink(query, now);
  if (!preview) {
    const locale = isLocale(query.locale) ? query.locale : defaultLocale;
    const page = await expiredLinkPage(locale);
    response.status(403).setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const { source, id, document, title, locale, parts, expiresAt, at } = preview;
  const maxAge = Math.ceil((expiresAt - now) / 1_000);
  const path = documentPath(source, id ?? 0, parts);
  response.setPreviewData({ document, title, path, ...(at !== undefined && { at }) }, { maxAge });
  response.appendHeader('Set-Cookie', sealCookie(expiresAt, maxAge));
  adaptPreviewCookies(response);
  response.redirect(307, inLocale(path, locale));
};
