import { setImmediate } from 'node:timers/promises';

import {
  Forbidden,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload';

import { pageKeys, pathOfPage } from '@/contract/site/contentTable';

import { rowCalled } from '../../cms/access/documents';
import { groups } from '../../cms/admin/ui/groups';
import { labelText } from '../../cms/fields/labelIn';
import { pathOfLink, pathOnSite, sitePlaceOf, withoutWords } from '../../domain/addresses';
import { adminPath } from '../../domain/adminPath';
import { containsAllWords } from '../../domain/containsAllWords';
import { adminLanguage, contentLanguages, type ContentLanguage } from '../../domain/languages';
import { searchWords } from '../../domain/searchText';
import { contentIndex, type IndexedDocument } from '../../features/links/contentIndex';
import { hasDrafts } from '../../sync/tracked';

/** The documents of a collection that were found, or the globals. */
export interface FoundDocuments {
  heading: string;
  documents: { title: string; path: string }[];
  /** Whether there are more than are shown. */
  isCut: boolean;
}

export const longestQuery = 200;
const mostWords = 6;
const mostOfKind = 10;
/** Collections that are searched at the same time, so that others have connections to the database too. */
const atOnce = 4;
/** Besides what the list of a collection is searched by. */
const alsoIn = ['summary', 'slug', 'uid'];
/** Of the documents with a frequent word, so many are asked for. */
const mostTexts = 1_000;

const fieldsOf = ({ admin, flattenedFields }: SanitizedCollectionConfig): string[] => {
  const named = new Set([admin.useAsTitle, ...(admin.listSearchableFields ?? []), ...alsoIn]);
  return flattenedFields.flatMap(({ name, type }) =>
    named.has(name) && (type === 'text' || type === 'textarea' || type === 'email') ? [name] : [],
  );
};

/** The document that an address of the site leads to, by collection; undefined where the query is no address. */
function addressed(query: string, siteUrl: string): { collection: string; where: Where } | undefined {
  if (!query.startsWith('/') && !/^https?:/i.test(query)) return undefined;
  if (!URL.canParse(query, siteUrl)) return undefined;
  const path = withoutWords(pathOfLink(pathOnSite(new URL(query, siteUrl).href, siteUrl)));
  const place = path.startsWith('/') ? sitePlaceOf(path) : undefined;
  if (place?.kind === 'document') return place;
  const key = pageKeys.find((one) => pathOfPage(one) === path);
  return key === undefined ? undefined : { collection: 'pages', where: { pageKey: { equals: key } } };
}

/** `%`, `_` and `\` mean something in the database's own patterns; SQLite has no way to write them plainly, so they part words. */
const wordsOf = (query: string): string[] =>
  query
    .split(/[\s%_\\]+/)
    .filter(Boolean)
    .slice(0, mostWords);

/** Each word stands in one of the fields; or the whole query is the number of the document. */
function matching(query: string, fields: string[]): Where | undefined {
  const words = wordsOf(query);
  const containing = words.map((word): Where => ({
    or: fields.map((field) => ({ [field]: { like: word } })),
  }));
  const found: Where[] = [
    ...(fields.length > 0 && words.length > 0 ? [{ and: containing }] : []),
    ...(/^[1-9]\d{0,8}$/.test(query) ? [{ id: { equals: Number(query) } }] : []),
  ];
  return found.length > 0 ? { or: found } : undefined;
}

/** The documents of the site, published or drafts, whose texts have each word in some language. */
async function findInTexts(payload: Payload, query: string): Promise<IndexedDocument[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found: IndexedDocument[] = [];
  for (const document of await contentIndex(payload)) {
    // The first time, each of them takes milliseconds.
    await setImmediate();
    if (words.every((word) => document.words().includes(word))) found.push(document);
  }
  return found;
}

/** Those of a collection; and the entries of a register, which the site shows to nobody, by the words that it keeps. */
function matchingTexts(
  query: string,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  inTexts: IndexedDocument[],
): Where | undefined {
  const ids = new Set(inTexts.flatMap(({ source, id }) => (source === slug && id ? [id] : [])));
  if (ids.size > 0) return { id: { in: [...ids].slice(0, mostTexts) } };
  return flattenedFields.some(({ name }) => name === 'searchText') ? containsAllWords(query) : undefined;
}

/** The rows that somebody may read, in one language; none where they may not read the collection. */
async function rowsIn(
  locale: ContentLanguage,
  config: SanitizedCollectionConfig,
  where: Where,
  req: PayloadRequest,
) {
  const { useAsTitle = 'id' } = config.admin;
  const found = await req.payload
    .find({
      ...{ collection: config.slug, where, locale, draft: hasDrafts(config) },
      ...{ limit: mostOfKind + 1, pagination: false, depth: 0, sort: '-updatedAt' },
      ...{ overrideAccess: false, user: req.user, select: { [useAsTitle]: true } as never },
    })
    .catch((error: unknown) => {
      if (error instanceof Forbidden) return { docs: [] };
      throw error;
    });
  return found.docs as { id: number }[];
}

/** `wheres`: what comes first is found first. */
async function foundIn(
  config: SanitizedCollectionConfig,
  wheres: Where[],
  { req, language }: { req: PayloadRequest; language: ContentLanguage },
): Promise<FoundDocuments> {
  // The title is in the language of the admin where the words are found in both.
  const languages = [language, ...contentLanguages.filter((other) => other !== language)];
  const rows = new Map<number, object>();
  for (const where of wheres)
    for (const locale of languages) {
      if (rows.size > mostOfKind) break;
      for (const row of await rowsIn(locale, config, where, req))
        if (!rows.has(row.id)) rows.set(row.id, row);
    }
  return {
    heading: labelText(config.labels.plural, language),
    documents: [...rows].slice(0, mostOfKind).map(([id, row]) => ({
      title: rowCalled(req.payload, config.slug, row, language).title,
      path: adminPath({ source: config.slug, id }),
    })),
    isCut: rows.size > mostOfKind,
  };
}

/** As much as collections and globals say in the same way. */
type Shown = {
  admin: Pick<SanitizedCollectionConfig['admin'] | SanitizedGlobalConfig['admin'], 'hidden' | 'group'>;
};

/** Everything that somebody may read in the admin and that has the words, the number or the address of a query. */
export async function findDocuments(
  req: PayloadRequest,
  query: string,
  siteUrl: string,
): Promise<FoundDocuments[]> {
  const asked = query.trim().slice(0, longestQuery);
  if (!asked) return [];
  const { payload } = req;
  const language = adminLanguage(req.i18n.language);
  const address = addressed(asked, siteUrl);
  const inTexts = address ? [] : await findInTexts(payload, asked);
  const isShown = ({ admin: { hidden, group } }: Shown): boolean =>
    // One count among thousands is not searched for.
    labelText(group, 'en') !== groups.figures.en &&
    !(typeof hidden === 'function' ? hidden({ user: req.user as never }) : hidden);
  const search = async (config: SanitizedCollectionConfig): Promise<FoundDocuments[]> => {
    const wheres = address
      ? [address.collection === config.slug ? address.where : undefined]
      : [matching(asked, fieldsOf(config)), matchingTexts(asked, config, inTexts)];
    return [
      await foundIn(
        config,
        wheres.filter((where) => where !== undefined),
        { req, language },
      ),
    ];
  };
  const searched = payload.config.collections.filter(isShown);
  const found: FoundDocuments[] = [];
  for (let at = 0; at < searched.length; at += atOnce)
    found.push(...(await Promise.all(searched.slice(at, at + atOnce).map(search))).flat());
  const words = asked.toLowerCase().split(/\s+/);
  const shown = payload.globals.config.filter(isShown);
  const readable: typeof shown = [];
  for (const config of shown) if (await config.access.read({ req })) readable.push(config);
  const globals = readable
    .map(({ slug, label }) => ({ slug, title: labelText(label, language) }))
    .filter(
      ({ slug, title }) =>
        words.every((word) => title.toLowerCase().includes(word)) ||
        inTexts.some(({ source }) => source === slug),
    )
    .map(({ slug, title }) => ({ title, path: adminPath({ source: slug }) }));
  return [...found, { heading: '', documents: globals, isCut: false }].filter(
    ({ documents }) => documents.length > 0,
  );
}
