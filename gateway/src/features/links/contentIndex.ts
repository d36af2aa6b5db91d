import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';

import { contentRow, contentTable } from '@/contract/site/contentTable';

import { pathOfDocument } from '../../domain/addresses';
import { isData, type Data } from '../../domain/fieldTree';
import { contentLanguages, type ContentLanguage } from '../../domain/languages';
import { referencesIn, type Reference } from '../../domain/references';
import { searchText } from '../../domain/searchText';
import { textsOf } from '../../domain/textsOf';
import { titleOf } from '../../domain/titleOf';
import { hasDrafts } from '../../sync/tracked';

/** A document of the site: what it refers to, where it stands and what it says. */
export interface IndexedDocument {
  /** Collection or global. */
  source: string;
  /** None for a global. */
  id?: number;
  title: Record<ContentLanguage, string>;
  /** `draft`: a newer version that is not published. */
  version: 'live' | 'draft';
  /** Its own addresses on the site, without language. */
  addresses: string[];
  references: Reference[];
  /** The words of its texts in all languages, as `searchWords` writes them. */
  words: () => string;
}

interface Stamp {
  id: number;
  updatedAt?: string;
  _status?: 'draft' | 'published';
}
interface Entry {
  savedAt: string;
  document: IndexedDocument;
}

/** As many documents are read at once; a large library is read in steps, so that calls are answered meanwhile. */
const step = 100;
const everything = { locale: 'all', depth: 0, pagination: false } as const;

/** Of documents that have been read, by collection, version and id. A copy in another bundle reads them once more. */
const index = new Map<string, Entry>();

/** Whether documents of a collection or global stand on the site, or lead to it. */
const isOnSite = (slug: string): boolean => (contentRow(slug)?.tracked ?? 'none') !== 'none';

/** The addresses that are a document's own. Pages that are found by a key may have two. */
function addressesOf(source: string, data: Data): string[] {
  const { pageKey } = data;
  const byKey =
    source === 'pages' && typeof pageKey === 'string' && pageKey
      ? contentTable.pages.ownPaths({ pageKey })
      : [];
  const path = pathOfDocument(source, data);
  return [...new Set([...byKey, ...(path ? [path] : [])])];
}

function inLanguages(title: unknown, otherwise: string): IndexedDocument['title'] {
  const of = (language: ContentLanguage): string => {
    const text = isData(title) ? (title[language] ?? title[contentLanguages[0]]) : title;
    return typeof text === 'string' || typeof text === 'number' ? String(text) : otherwise;
  };
  return { en: of('en'), de: of('de') };
}

/** Milliseconds of work for a long text, which whoever asks for references does not need. */
function wordsOf(texts: string[]): () => string {
  let [unread, words] = [texts, ''];
  return () => {
    if (unread.length > 0) words = searchText(...unread);
    unread = [];
    return words;
  };
}

async function readCollection(payload: Payload, slug: CollectionSlug, version: IndexedDocument['version']) {
  const { config } = payload.collections[slug];
  const isDraft = version === 'draft';
  const where: Where = hasDrafts(config) && !isDraft ? { _status: { equals: 'published' } } : {};
  const { docs } = await payload.find({
    collection: slug,
    ...{ where, draft: isDraft, depth: 0, pagination: false },
    select: { updatedAt: true, _status: true } as never,
  });
  const stamps = (docs as Stamp[]).filter(({ _status }) => !isDraft || _status !== 'published');
  const keyOf = ({ id }: Stamp) => `${slug}:${id} ${version}`;
  const changed = stamps.filter(
    (stamp) => !stamp.updatedAt || index.get(keyOf(stamp))?.savedAt !== stamp.updatedAt,
  );
  for (let from = 0; from < changed.length; from += step) {
    const ids = changed.slice(from, from + step).map(({ id }) => id);
    const read = await payload.find({
      collection: slug,
      ...everything,
      draft: isDraft,
      where: { id: { in: ids } },
    });
    for (const data of read.docs as unknown as (Data & Stamp)[])
      index.set(keyOf(data), {
        savedAt: data.updatedAt ?? '',
        document: {
          ...{ source: slug, id: data.id, version },
          title: inLanguages(titleOf(data, config.admin), `${slug} ${data.id}`),
          addresses: addressesOf(slug, data),
          references: referencesIn(config.fields, data),
          words: wordsOf(textsOf(config.fields, data)),
        },
      });
  }
  return stamps.flatMap((stamp) => index.get(keyOf(stamp))?.document ?? []);
}

async function readGlobal(payload: Payload, slug: GlobalSlug): Promise<IndexedDocument[]> {
  const config = payload.globals.config.find((global) => global.slug === slug);
  const read = async (version: IndexedDocument['version']): Promise<IndexedDocument[]> => {
    const isDraft = version === 'draft';
    const found: unknown = await payload.findGlobal({ slug, locale: 'all', depth: 0, draft: isDraft });
    const data = found as Data;
    if ((data._status ?? 'published') === (isDraft ? 'published' : 'draft')) return [];
    return [
      {
        ...{ source: slug, version, addresses: [] },
        title: inLanguages(config?.label, slug),
        references: referencesIn(config?.fields ?? [], data),
        words: wordsOf(textsOf(config?.fields ?? [], data)),
      },
    ];
  };
  return [...(await read('live')), ...(config?.versions ? await read('draft') : [])];
}

/**
 * Every document of the site with what it refers to, as it is saved now, without the trash. Only what was saved since
 * the last time is read again: a document is known by its time, for other instances of the gateway save documents too.
 */
export async function contentIndex(payload: Payload): Promise<IndexedDocument[]> {
  const documents: IndexedDocument[] = [];
  for (const slug of Object.keys(payload.collections) as CollectionSlug[]) {
    if (!isOnSite(slug)) continue;
    documents.push(...(await readCollection(payload, slug, 'live')));
    if (hasDrafts(payload.collections[slug].config))
      documents.push(...(await readCollection(payload, slug, 'draft')));
  }
  for (const { slug } of payload.globals.config)
    if (isOnSite(slug)) documents.push(...(await readGlobal(payload, slug)));
  return documents;
}
