import { fileOfPath } from '@/contract/site/filePaths';

import type { ContentLanguage } from './languages';

/** The visitor who follows a link, and the pages of this host. */
export interface LinkContext {
  language: ContentLanguage;
  siteUrl: string;
  /** Whether the site would send the visitor back here (docs/decisions/0005-links-from-the-mobile-page.md). */
  staysHere: boolean;
  /** Keys of the CMS's published pages: this host shows them at `/page/{key}`. */
  pageKeys: ReadonlySet<string>;
}

const beyond = /^(#|[a-z]+:)/i;
const homes = ['/', '/cht/homes'];

const inLocale = (path: string, language: ContentLanguage): string =>
  language === 'en' ? path : `/de${path.replace(/^\/(?=$|[?#])/, '')}`;

/** Address of a path of the site on the site itself. */
export const siteAddress = (path: string, { language, siteUrl }: Pick<LinkContext, 'language' | 'siteUrl'>) =>
  siteUrl + inLocale(path, language);

/**
 * Returns the target of a CMS link on this host: the site, or, for visitors whom the site would send back, the same page
 * here. Null where this host has no such page. Query and fragment stay.
 */
export function destination(href: string, context: LinkContext): string | null {
  // Files lie on this host.
  if (beyond.test(href) || fileOfPath(href)) return href;
  if (!context.staysHere) return siteAddress(href, context);
  const { pathname, search, hash } = new URL(href, 'http://site');
  if (homes.includes(pathname)) return `/${search}${hash}`;
  const key = pathname.slice(pathname.lastIndexOf('/') + 1);
  return context.pageKeys.has(key) ? `/page/${key}${search}${hash}` : null;
}
