import type { CollectionSlug, Payload, Where } from 'payload';

import { labelText } from '../../cms/fields/labelIn';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import { titleText } from '../../domain/titleOf';

/** A document or global whose German is not complete or not up to date. */
export interface TranslationTask {
  /** Such as `articles 3`. */
  key: string;
  title: string;
  /** How the admin calls its kind. */
  kind: string;
  /** Address of its form in German, and of its REST interface without the base path. */
  form: string;
  path: string;
  missing: number;
  changed: number;
}

export const taskKinds = ['all', 'changed', 'missing'] as const;
export type TaskKind = (typeof taskKinds)[number];

const isChanged: Where = { changed: { greater_than: 0 } };
const isMissing: Where = { missing: { greater_than: 0 } };
const conditions: Record<TaskKind, Where> = {
  all: { or: [isChanged, isMissing] },
  changed: isChanged,
  missing: isMissing,
};

/** The titles of a collection's documents by their ids. */
async function titlesOf(
  payload: Payload,
  collection: CollectionSlug,
  ids: number[],
): Promise<Map<number, string>> {
  const { admin } = payload.collections[collection].config;
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    locale: 'de',
    draft: true,
    depth: 0,
    pagination: false,
    ...(admin.useAsTitle && { select: { [admin.useAsTitle]: true } }),
  });
  return new Map(
    (docs as unknown as (Record<string, unknown> & { id: number })[]).map((doc) => [
      doc.id,
      titleText(doc, admin, doc.id),
    ]),
  );
}

/** How many documents there are of each kind. */
export async function countTranslations(payload: Payload): Promise<Record<TaskKind, number>> {
  const [all, changed, missing] = await Promise.all(
    taskKinds.map((kind) => payload.count({ collection: 'translations', where: conditions[kind] })),
  );
  return { all: all?.totalDocs ?? 0, changed: changed?.totalDocs ?? 0, missing: missing?.totalDocs ?? 0 };
}

/** The documents to be translated into German: first those that changed, then those that lack most. `language` is that of the labels. */
export async function findTranslations(
  payload: Payload,
  language: ContentLanguage,
  { kind, limit, page = 1 }: { kind: TaskKind; limit: number; page?: number },
): Promise<TranslationTask[]> {
  const { docs } = await payload.find({
    collection: 'translations',
    where: conditions[kind],
    select: { key: true, source: true, document: true, missing: true, changed: true },
    sort: ['-changed', '-missing', 'key'],
    limit,
    page,
    depth: 0,
  });
  const sources = [...new Set(docs.filter(({ document }) => document).map(({ source }) => source))];
  const titles = new Map(
    await Promise.all(
      sources.map(async (source): Promise<[string, Map<number, string>]> => {
        const ids = docs.flatMap((row) => (row.source === source && row.document ? [row.document] : []));
        return [source, await titlesOf(payload, source as CollectionSlug, ids)];
      }),
    ),
  );
  return docs.map(({ key, source, document, missing, changed }) => {
    if (!document) {
      const global = payload.config.globals.find(({ slug }) => slug === source);
      const title = labelText(global?.label, language);
      const form = `${adminPath({ source })}?locale=de`;
      return { key, title, kind: '', form, path: `/globals/${source}`, missing, changed };
    }
    return {
      key,
      title: titles.get(source)?.get(document) ?? String(document),
      kind: labelText(payload.collections[source as CollectionSlug].config.labels.singular, language),
      form: `${adminPath({ source, id: document })}?locale=de`,
      path: `/${source}/${document}`,
      missing,
      changed,
    };
  });
}
