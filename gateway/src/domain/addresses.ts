import type { Where } from 'payload';

import { articleTypes } from '@/contract/lists/articles';
import { newsTypes } from '@/contract/lists/news';
import { comparedPath } from '@/contract/site/comparedPath';
import { contentRow } from '@/contract/site/contentTable';
import { fileOfPath } from '@/contract/site/filePaths';
import { siteAddresses } from '@/contract/site/siteAddresses';
import { sitePaths } from '@/contract/site/sitePaths';
import type { AddressParts } from '@/contract/site/siteRequests';

import { contentLanguages } from './languages';

type Parts = [string, string];

interface Addressed {
  collection: 'articles' | 'information' | 'questions' | 'manuals' | 'video-courses' | 'pages' | 'channels';
  /** Its groups are what the document is found by. */
  pattern: RegExp;
  found: (parts: Parts) => Where;
}

const types = articleTypes.join('|');

/** A document with a value for each part of an address; `groups` has the pattern of what may stand in its place. */
const sample = { articleType: articleTypes[0], uid: '<uid>', channelCode: '<channelCode>', id: 999_999_999 };
const groups: [value: string, group: string][] = [
  [sample.articleType, `(${types})`],
  [sample.uid, '([^/]+)'],
  [sample.channelCode, '([^/]+)'],
  [String(sample.id), String.raw`(\d{1,9})`],
];

const escaped = (path: string) => path.replaceAll('.', String.raw`\.`);

/** The pattern of the addresses that the content table gives to the documents of a collection. */
function patternOf(collection: Addressed['collection']): RegExp {
  const path = escaped(pathOfDocument(collection, sample) ?? '');
  return new RegExp(`^${groups.reduce((source, [value, group]) => source.replace(value, group), path)}$`);
}

const byId = ([id]: Parts): Where => ({ id: { equals: Number(id) } });

/** Finds a document by the groups of its address, for each collection whose documents have one. */
const foundBy: Record<Addressed['collection'], Addressed['found']> = {
  articles: ([type, id]) => ({ articleType: { equals: type }, id: { equals: Number(id) } }),
  information: byId,
  questions: byId,
  manuals: byId,
  'video-courses': byId,
  pages: ([uid]) => ({ uid: { equals: uid } }),
  channels: ([code]) => ({ channelCode: { equals: code } }),
};
const addressed = (Object.keys(foundBy) as Addressed['collection'][]).map((collection): Addressed => ({
  collection,
  pattern: patternOf(collection),
  found: foundBy[collection],
}));

/** The pattern of a list's address with a number of a page, in which `name` stands for one of `names`. */
const pagePattern = (path: string, name: string, names: string): RegExp =>
  new RegExp(`^${path.replace(name, `(?:${names})`).replace(String(sample.id), String.raw`[1-9]\d{0,3}`)}$`);

const questionType = '[A-Za-z][A-Za-z0-9-]{0,39}';
/** Lists by type of the questions, and further pages of all lists. */
const listPages = [
  pagePattern(siteAddresses.schoolList(sample.articleType, sample.id), sample.articleType, types),
  pagePattern(siteAddresses.newsList('all', sample.id), 'all', ['all', ...newsTypes].join('|')),
  pagePattern(siteAddresses.questionList('<type>'), '<type>', questionType),
  pagePattern(siteAddresses.questionList('<type>', sample.id), '<type>', questionType),
];
const fixed = new Set(sitePaths);
const bySpelling = new Map(sitePaths.map((path) => [path.toLowerCase(), path]));

/** The path of a link, without query and place on the page. */
export const pathOfLink = (link: string): string => link.split(/[?#]/)[0] ?? '';

const language = new RegExp(`^/(?:${contentLanguages.join('|')})(?=/|$)`);

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
  | {
      kind: 'document';
      collection: Addressed['collection'] | 'media' | 'documents';
      where: Where;
      /** Files have no drafts. */
      isAlwaysPublic?: boolean;
    }
  | { kind: 'otherLanguage' }
  | { kind: 'misspelled'; right: string }
  | { kind: 'nowhere' };

/** `path` begins with a slash; what stands behind `?` or `#` says where on the page and is not looked at. */
export function sitePlaceOf(path: string): SitePlace {
  const address = pathOfLink(path);
  if (fixed.has(address) || listPages.some((pattern) => pattern.test(address))) return { kind: 'always' };
  const file = fileOfPath(address);
  if (file) {
    const where: Where = { filename: { equals: file.filename } };
    return { kind: 'document', collection: file.collection, where, isAlwaysPublic: true };
  }
  if (hasLanguage(address)) return { kind: 'otherLanguage' };
  for (const { collection, pattern, found } of addressed) {
    const match = pattern.exec(address);
    if (match) return { kind: 'document', collection, where: found([match[1] ?? '', match[2] ?? '']) };
  }
  const right = bySpelling.get(address.replace(/\/$/, '').toLowerCase());
  return right ? { kind: 'misspelled', right } : { kind: 'nowhere' };
}

/** Whether each document of a collection has a page of its own: those of others stand on pages of several. */
export const havePages = (collection: string): boolean => Object.hasOwn(foundBy, collection);

/** An article's address, with words behind its number. */
const withWords = /(?<=\/\d{1,9})-[a-z\d-]+(?=\.html$)/;

/** The same address without its words. */
export const withoutWords = (path: string): string => path.replace(withWords, '');

/**
 * The page at a path as redirects compare it, an article's with words too: its path, and where a document may stand there,
 * those whose paths have to be compared with it. Undefined where there is none.
 */
export function comparedPlaceOf(
  path: string,
): { path: string; documents?: { collection: Addressed['collection']; where: Where } } | undefined {
  const address = withoutWords(comparedPath(path));
  const right = bySpelling.get(address);
  if (right) return { path: right };
  if (listPages.some(({ source }) => new RegExp(source, 'i').test(address))) return { path: address };
  for (const { collection, pattern } of addressed) {
    const match = new RegExp(pattern.source, 'i').exec(address);
    if (!match) continue;
    const last = match.at(-1) ?? '';
    const where: Record<string, Where> = {
      pages: { uid: { like: last } },
      channels: { channelCode: { like: last } },
    };
    return {
      path: address,
      documents: { collection, where: where[collection] ?? { id: { equals: Number(last) } } },
    };
  }
  return undefined;
}

/** The path of a document on the site; undefined where it has no address of its own, as a page that is found by its key. */
export function pathOfDocument(collection: string, document: Record<string, unknown>): string | undefined {
  const parts = { ...document, pageKey: undefined } as AddressParts;
  return contentRow(collection)?.ownPaths?.(parts, Number(document.id))[0];
}
