import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload';

import type { FieldLike } from '../../domain/fieldTree';
import { hasTexts } from '../../domain/translatedTexts';
import { writeTranslationRow, type Translatable } from './translationRow';

async function idsOf(payload: Payload, collection: CollectionSlug): Promise<number[]> {
  const { docs } = await payload.find({ collection, select: {}, pagination: false, depth: 0 });
  return docs.map(({ id }) => Number(id));
}

/** Every document and global with texts; those in the trash left out. */
async function everything(payload: Payload): Promise<Translatable[]> {
  const globals = payload.globals.config.map(({ slug, fields }): Translatable => ({
    kind: 'global',
    slug,
    fields: fields as FieldLike[],
  }));
  const collections = Object.values(payload.collections).map(({ config }) => config);
  const documents = await Promise.all(
    collections
      .filter(({ fields }) => hasTexts(fields as FieldLike[]))
      .map(async ({ slug, fields }) =>
        (await idsOf(payload, slug)).map((id): Translatable => ({
          kind: 'collection',
          slug,
          id,
          fields: fields as FieldLike[],
        })),
      ),
  );
  return [...globals.filter(({ fields }) => hasTexts(fields)), ...documents.flat()];
}

/**
 * Notes the translations of documents that were there before they were noted with each change. What German has then
 * counts as the translation of what English has then.
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
  for (const kept of await everything(payload))
    if (!known.has(`${kept.slug} ${kept.id ?? ''}`)) await writeTranslationRow(kept, req, { isFirst: true });
}
