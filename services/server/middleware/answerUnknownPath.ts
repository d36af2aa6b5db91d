import { type NextRequest, NextResponse } from 'next/server';

import { isPagePath, nothingPublished } from '@/services/config/pagePath';
import { paths } from '@/services/config/paths';
import { defaultLocale, isLocale } from '@/services/domain/locale/locale';
import { endAbsence, generatedAtOf, isOverdueSince } from '@/services/server/revalidation/knownPages';

import { publishedDocuments } from './publishedDocuments';
import { previewModeHeader } from './requestHeaders';

/** @param path decoded, without language */
async function isUnknown(path: string, { nextUrl, headers }: NextRequest): Promise<boolean> {
  // Most requests need no index.
  if (isPagePath(path, nothingPublished)) return false;
  if (!isPagePath(path, undefined)) return true;
  if (headers.get(previewModeHeader) === 'verified') return false;
  const locale = isLocale(nextUrl.locale) ? nextUrl.locale : defaultLocale;
  // A page that is shown and no longer in the index is asked for once more: its own answer ends it for good.
  if (generatedAtOf(locale, path) !== undefined) return false;
  const index = await publishedDocuments();
  if (!index) return false;
  // An index from before the last change of the address does not know it yet.
  if (!isPagePath(path, index)) return !isOverdueSince(locale, path, index.askedAt);
  // Its documents were published by then, also where the site was not told: a gateway may be one restored from a backup.
  endAbsence(locale, path, index.askedAt);
  return false;
}

/** The name of a channel that nobody knows, or knows no longer: not a page that is missing (docs/decisions/0009). */
const isGoneChannel = (path: string): boolean =>
  path.startsWith(`${paths.newcomers}/`) && isPagePath(path, undefined);

/**
 * The 404 of an address with an id or a name that nothing has: by its shape, then by the index of what is published,
 * without a call of the gateway, a rendering or a file (docs/decisions/0030). The page of a channel that is gone leads to
 * the general one. Undefined for every other address.
 */
export async function answerUnknownPath(request: NextRequest): Promise<NextResponse | undefined> {
  const path = decodeURIComponent(request.nextUrl.pathname);
  if (!(await isUnknown(path, request))) return undefined;
  if (isGoneChannel(path)) {
    const general = Object.assign(request.nextUrl.clone(), { pathname: paths.newcomers });
    return NextResponse.redirect(general, 307);
  }
  // Next's router in the browser loads the page for 404 itself.
  if (request.headers.has('x-nextjs-data'))
    return NextResponse.json({ notFound: true }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return NextResponse.rewrite(Object.assign(request.nextUrl.clone(), { pathname: '/404', search: '' }));
}
