import type { Payload, Where } from 'payload';

import { documentCalled, type Called } from '../../cms/access/documents';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';

/** A document or global whose German is not complete or not up to date. */
export interface TranslationTask extends Called {
  /** Such as `articles 3`. */
  key: string;
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
  return Promise.all(
    docs.map(async ({ key, source, document, missing, changed }) => {
      const place = { source, ...(document && { id: document }) };
      return {
        ...(await documentCalled(payload, place, language, 'de')),
        key,
        form: `${adminPath(place)}?locale=de`,
        path: document ? `/${source}/${document}` : `/globals/${source}`,
        missing,
        changed,
      };
    }),
  );
}
