import type { Where } from 'payload';

import { articleTypes } from '@/contract/lists/articles';
import { addressPartNames, type AddressParts, contentRow } from '@/contract/site/contentTable';
import { sitePaths } from '@/contract/site/sitePaths';

type Parts = [string, string];

interface Addressed {
  collection: 'articles' | 'information' | 'questions' | 'pages' | 'channels';
  /** Its groups are what the document is found by. */
  pattern: RegExp;
  found: (parts: Parts) => Where;
}

const id = String.raw`(\d{1,9})`;
const types = articleTypes.join('|');

/** Documents with an address of their own. */
const addressed: Addressed[] = [
  {
    collection: 'articles',
    pattern: new RegExp(`^/(${types})/${id}\\.html$`),
    found: ([type, number]) => ({ articleType: { equals: type }, id: { equals: Number(number) } }),
  },
  {
    collection: 'information',
    pattern: new RegExp(`^/information/${id}$`),
    found: ([number]) => ({ id: { equals: Number(number) } }),
  },
  {
    collection: 'questions',
    pattern: new RegExp(`^/questionAnswer/${id}$`),
    found: ([number]) => ({ id: { equals: Number(number) } }),
  },
  {
    collection: 'pages',
    pattern: /^\/custom\/([^/]+)$/,
    found: ([uid]) => ({ uid: { equals: uid } }),
  },
  {
    collection: 'channels',
    pattern: /^\/cht\/hot\/newcomerActivities\/([^/]+)$/,
    found: ([code]) => ({ channelCode: { equals: code } }),
  },
];

/** A further page of a list of the school. */
const furtherPage = new RegExp(`^/cht/xmsailSchool/(?:${types})/[1-9]\\d{0,3}$`);
const fixed = new Set(sitePaths);
const bySpelling = new Map(sitePaths.map((path) => [path.toLowerCase(), path]));

/** The path of a link, without query and place on the page. */
export const pathOfLink = (link: string): string => link.split(/[?#]/)[0] ?? '';

const language = /^\/(?:de|en)(?=\/|$)/;

/** Whether a path begins with a language, which paths in the CMS never do. */
export const hasLanguage = (path: string): boolean => language.test(path);

/** An address of the site that was copied whole, as links here say it: its path, without the language. Others as they are. */
export function pathOnSite(link: string, siteUrl: string): string {
  if (!URL.canParse(link)) return link;
  const { host, pathname, search, hash } = new URL(link);
  if (host === '' || host !== new URL(siteUrl).host) return link;
  return `${pathname.replace(language, '') || '/'}${search}${hash}`;
}

/** Returns the kind of page that a path of the site leads to, as far as the CMS knows. */
export type SitePlace =
  | { kind: 'always' }
  | { kind: 'document'; collection: Addressed['collection']; where: Where }
  | { kind: 'otherLanguage' }
  | { kind: 'misspelled'; right: string }
  | { kind: 'nowhere' };

/** `path` begins with a slash; what stands behind `?` or `#` says where on the page and is not looked at. */
export function sitePlaceOf(path: string): SitePlace {
  const address = pathOfLink(path);
  if (fixed.has(address) || furtherPage.test(address)) return { kind: 'always' };
  if (hasLanguage(address)) return { kind: 'otherLanguage' };
  for (const { collection, pattern, found } of addressed) {
    const match = pattern.exec(address);
    if (match) return { kind: 'document', collection, where: found([match[1] ?? '', match[2] ?? '']) };
  }
  const right = bySpelling.get(address.replace(/\/$/, '').toLowerCase());
  return right ? { kind: 'misspelled', right } : { kind: 'nowhere' };
}

/** The path of a document on the site; undefined where it has no address of its own. */
export function pathOfDocument(collection: string, document: Record<string, unknown>): string | undefined {
  const parts = addressPartNames.map((name) => [name, document[name] ?? undefined]);
  return contentRow(collection)?.ownPath?.(Object.fromEntries(parts) as AddressParts, Number(document.id));
}
