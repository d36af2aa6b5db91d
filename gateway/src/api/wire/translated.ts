import type { CollectionSlug, DataFromCollectionSlug, PopulateType, Where } from 'payload';

import type { ContentLanguage } from '../../domain/languages';
import { hasText, type RichTextValue } from '../../domain/richText';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { addFilmCovers } from './filmCovers';

/** Collections whose documents are texts. */
export type TextCollection = Extract<
  CollectionSlug,
  'articles' | 'information' | 'manuals' | 'questions' | 'video-courses'
>;

export interface TextQuery {
  where?: Where;
  sort?: string | string[];
  /** 0 for all. */
  limit: number;
  page?: number;
  /** The fields that the answer needs; all without it. What is not read is neither looked up nor tracked. */
  select?: Record<string, true>;
  /** The same for the documents that these refer to, by their collections. */
  populate?: PopulateType;
}

/** A document and the language that its texts are really in. */
export interface Translated<D> {
  document: D;
  language: ContentLanguage;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : hasText(value as RichTextValue | null | undefined);

/** These fields of these documents in the reader's language alone, by the documents' ids. */
async function withoutFallback(
  { payload, language }: CallContext,
  collection: TextCollection,
  fields: string[],
  ids: number[],
): Promise<Map<number, Record<string, unknown>>> {
  const { docs } = await payload.find({
    collection,
    ...asVisitor(language),
    fallbackLocale: false,
    depth: 0,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    where: { id: { in: ids } },
    pagination: false,
  });
  const documents = docs as unknown as ({ id: number } & Record<string, unknown>)[];
  return new Map(documents.map(({ id, ...document }) => [id, document]));
}

async function countAll({ payload }: CallContext, collection: TextCollection, where: Where | undefined) {
  return (await payload.count({ collection, where, overrideAccess: false })).totalDocs;
}

/**
 * Published documents, each wholly in one language: in English where one of `needed` is not translated. What is
 * `optional` is empty where it is not translated. `total` counts all that the query finds.
 */
export async function findTranslated<S extends TextCollection>(
  context: CallContext,
  collection: S,
  needed: (string & keyof DataFromCollectionSlug<S>)[],
  query: TextQuery,
  optional: (string & keyof DataFromCollectionSlug<S>)[] = [],
): Promise<{ found: Translated<DataFromCollectionSlug<S>>[]; total: number }> {
  const { payload, language } = context;
  const find = async (locale: ContentLanguage, asked: TextQuery) =>
    payload.find({ collection, ...asVisitor(locale), ...asked, pagination: asked.limit > 0 });
  const { docs, totalDocs } = await find(language, query);
  const documents = docs as unknown as (DataFromCollectionSlug<S> & { id: number })[];
  const ids = documents.map(({ id }) => id);
  const own =
    language === 'en' || ids.length === 0
      ? undefined
      : await withoutFallback(context, collection, [...needed, ...optional], ids);
  const isTranslated = (id: number) => needed.every((field) => isFilled(own?.get(id)?.[field]));
  const toEnglish = own ? ids.filter((id) => !isTranslated(id)) : [];
  const english = new Map<number, DataFromCollectionSlug<S>>();
  if (toEnglish.length > 0) {
    const again = await find('en', { where: { id: { in: toEnglish } }, limit: 0 });
    (again.docs as unknown as typeof documents).forEach((document) => english.set(document.id, document));
  }
  const found = documents.map((document) => {
    const fallback = english.get(document.id);
    if (fallback) return { document: fallback, language: 'en' as const };
    const translation = own?.get(document.id);
    const texts = optional.map((field) => [field, translation?.[field]] as const);
    return { document: translation ? { ...document, ...Object.fromEntries(texts) } : document, language };
  });
  await addFilmCovers(
    context,
    found.map(({ document }) => document),
  );
  // Beyond the last page Payload finds no total either where a query reaches into a table of translations.
  const isBeyond = documents.length === 0 && (query.page ?? 1) > 1;
  const total = isBeyond ? await countAll(context, collection, query.where) : totalDocs;
  return { found, total };
}
