import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload';

import type { Data, FieldLike } from '../../domain/fieldTree';
import { hasTexts } from '../../domain/translatedTexts';
import { hasDrafts } from '../../sync/tracked';
import { writeTranslationRow } from './translationRow';

/** Documents that are read at the same time: each by itself takes five times as long. */
const atOnce = 100;

async function idsOf(payload: Payload, collection: CollectionSlug): Promise<number[]> {
  const { docs } = await payload.find({ collection, select: {}, pagination: false, depth: 0 });
  return docs.map(({ id }) => Number(id));
}

/** The newest versions of documents of a collection, with all languages, by their ids. */
async function newestVersions(
  { collection, ids, areDrafts }: { collection: CollectionSlug; ids: number[]; areDrafts: boolean },
  req: PayloadRequest,
): Promise<Map<unknown, Data>> {
  const { db } = req.payload;
  const where = { [areDrafts ? 'parent' : 'id']: { in: ids } };
  const query = { collection, where, pagination: false, req };
  const { docs } = await (areDrafts
    ? db.queryDrafts<Data & { id: number }>(query)
    : db.find<Data & { id: number }>(query));
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/**
 * Notes the translations of documents that were there before they were noted with each change; those in the trash left
 * out. What German has then counts as the translation of what English has then.
 */
export async function noteTranslations(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'translations',
    select: { source: true, document: true },
    pagination: false,
    depth: 0,
  });
  const known = new Set(docs.map(({ source, document }) => `${source} ${document ?? ''}`));
  const req: PayloadRequest = await createLocalReq({}, payload);
  for (const { slug, fields } of payload.globals.config)
    if (hasTexts(fields) && !known.has(`${slug} `))
      await writeTranslationRow({ kind: 'global', slug, fields }, req, { isFirst: true });
  for (const { config } of Object.values(payload.collections)) {
    const { slug: collection } = config;
    const fields = config.fields as FieldLike[];
    if (!hasTexts(fields)) continue;
    const unknown = (await idsOf(payload, collection)).filter((id) => !known.has(`${collection} ${id}`));
    for (let at = 0; at < unknown.length; at += atOnce) {
      const ids = unknown.slice(at, at + atOnce);
      const versions = await newestVersions({ collection, ids, areDrafts: hasDrafts(config) }, req);
      for (const id of ids) {
        const kept = { kind: 'collection', slug: collection, id, fields } as const;
        await writeTranslationRow(kept, req, { isFirst: true, newest: versions.get(id) });
      }
    }
  }
}
