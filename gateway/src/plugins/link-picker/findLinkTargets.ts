import type { CollectionSlug, PayloadRequest, Where } from 'payload';

import { pathOfPage } from '@/contract/site/contentTable';
import { siteAddresses } from '@/contract/site/siteAddresses';
import { sitePaths } from '@/contract/site/sitePaths';

import { readableName } from '../../cms/collections/hooks/unguessableName';
import { pathOfDocument } from '../../domain/addresses';
import { adminLanguage } from '../../domain/languages';
import { ownPath } from '../../domain/ownPath';

export type LinkKind =
  'pages' | 'articles' | 'services' | 'information' | 'questions' | 'manuals' | 'video-courses' | 'documents';

/** Something a link can lead to. `path` is what the link field keeps. */
export interface LinkTarget {
  kind: LinkKind;
  title: string;
  path: string;
  /** Places on a page that have a mark. */
  places?: { title: string; path: string }[];
}

/** So many of each kind are shown. */
const mostOfKind = 8;

type Row = Record<string, unknown> & { id: number };

interface Kind {
  kind: LinkKind;
  titleField: string;
  sort: string;
  /** The text for people; the title where none is given. */
  titleOf?: (row: Row) => string;
  pathOf: (row: Row) => string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Kinds that are found by their title in the database: there may be thousands. */
const kinds: Kind[] = [
  {
    ...{ kind: 'articles', titleField: 'title', sort: '-publishTime' },
    pathOf: (row) => pathOfDocument('articles', row),
  },
  {
    ...{ kind: 'services', titleField: 'serverName', sort: '_order' },
    pathOf: (row) => {
      const path = pathOfDocument('services', row);
      return path && `${path}#service-${row.id}`;
    },
  },
  {
    kind: 'information',
    titleField: 'title',
    sort: '-publishTime',
    pathOf: ({ id }) => siteAddresses.notice(id),
  },
  { kind: 'questions', titleField: 'question', sort: '_order', pathOf: ({ id }) => siteAddresses.answer(id) },
  { kind: 'manuals', titleField: 'title', sort: '_order', pathOf: ({ id }) => siteAddresses.manual(id) },
  {
    kind: 'video-courses',
    titleField: 'title',
    sort: '_order',
    pathOf: ({ id }) => siteAddresses.lesson(id),
  },
  {
    ...{ kind: 'documents', titleField: 'filename', sort: '-updatedAt' },
    titleOf: ({ filename }) => readableName(text(filename)),
    pathOf: ({ url }) => ownPath(text(url)),
  },
];

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

const matches = (words: string[], ...texts: string[]): boolean => {
  const all = texts.join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
};

/** Only what visitors see: a link to anything else is refused. */
const published: Where = { _status: { equals: 'published' } };

async function find(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  sort: string,
  limit: number,
) {
  const { docs } = await req.payload.find({
    ...{ collection, where, sort, limit, depth: 0, pagination: limit > 0 },
    locale: adminLanguage(req.i18n.language),
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs as unknown as Row[];
}

async function targetsOf(req: PayloadRequest, kind: Kind, words: string[]): Promise<LinkTarget[]> {
  const containing = words.map((word): Where => ({ [kind.titleField]: { like: word } }));
  const status = kind.kind === 'documents' ? [] : [published];
  const rows = await find(req, kind.kind, { and: [...status, ...containing] }, kind.sort, mostOfKind);
  return rows.flatMap((row) => {
    const path = kind.pathOf(row);
    const title = kind.titleOf?.(row) ?? text(row[kind.titleField]);
    return path ? [{ kind: kind.kind, title, path }] : [];
  });
}

function placesOn(path: string, blocks: unknown): LinkTarget['places'] {
  return (Array.isArray(blocks) ? (blocks as Record<string, unknown>[]) : []).flatMap((block) => {
    const mark = text(block.anchor);
    return mark ? [{ title: text(block.heading) || text(block.title) || mark, path: `${path}#${mark}` }] : [];
  });
}

/** Pages of the CMS with the marked places on them, and the pages that the site has by itself; one whose address was typed comes first. */
async function pageTargets(req: PayloadRequest, words: string[]): Promise<LinkTarget[]> {
  const rows = await find(req, 'pages', published, 'title', 0);
  const pages = rows.flatMap((row): LinkTarget[] => {
    const path = pathOfDocument('pages', row) ?? pathOfPage(text(row.pageKey));
    return path ? [{ kind: 'pages', title: text(row.title), path, places: placesOn(path, row.blocks) }] : [];
  });
  const own = new Set(pages.map(({ path }) => path));
  const others = sitePaths
    .filter((path) => !own.has(path))
    .map((path): LinkTarget => ({ kind: 'pages', title: path, path }));
  const typed = words.join(' ');
  return [...pages, ...others]
    .sort((one, other) => Number(other.path === typed) - Number(one.path === typed))
    .flatMap(({ places = [], ...page }) => {
      if (matches(words, page.title, page.path)) return [{ ...page, places }];
      const found = places.filter(({ title, path }) => matches(words, title, path));
      return found.length > 0 ? [{ ...page, places: found }] : [];
    })
    .slice(0, mostOfKind);
}

/** Finds targets for a link by words of their titles or, for pages, of its address; the first of each kind. */
export async function findLinkTargets(req: PayloadRequest, query: string): Promise<LinkTarget[]> {
  const words = wordsOf(query);
  const found = await Promise.all([
    pageTargets(req, words),
    ...kinds.map(async (kind) => targetsOf(req, kind, words)),
  ]);
  return found.flat();
}
