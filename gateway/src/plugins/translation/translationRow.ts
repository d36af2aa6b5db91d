import type { PayloadRequest } from 'payload';

import { newestVersion, type Kept } from '../../cms/access/storedVersions';
import { labelIn } from '../../cms/fields/labelIn';
import { completenessOf } from '../../domain/completeness';
import type { Data, FieldLike } from '../../domain/fieldTree';
import {
  changedTexts,
  rememberTexts,
  type ChangedText,
  type TranslatedTexts,
} from '../../domain/translatedTexts';

/** A document or global with its fields. */
export interface Translatable extends Kept {
  fields: readonly FieldLike[];
}

const keyOf = ({ slug, id }: Kept): string => (id === undefined ? slug : `${slug} ${id}`);

const findRow = async (kept: Kept, req: PayloadRequest) =>
  req.payload.db.findOne<{ id: number; texts: TranslatedTexts }>({
    collection: 'translations',
    where: { key: { equals: keyOf(kept) } },
    req,
  });

/**
 * Writes down what a document's newest version lacks in German and which of its English texts changed after they were
 * translated. With `isRight` somebody has said that every translation still fits; with `isFirst` nothing was noted before.
 * `newest` is that version, where it was read with those of others.
 */
export async function writeTranslationRow(
  { fields, ...kept }: Translatable,
  req: PayloadRequest,
  { isRight = false, isFirst = false, newest }: { isRight?: boolean; isFirst?: boolean; newest?: Data } = {},
): Promise<void> {
  const row = isFirst ? undefined : await findRow(kept, req);
  const document = newest ?? (await newestVersion(kept, req));
  if (!document) return;
  const texts = rememberTexts(fields, document, row?.texts ?? {}, { isRight });
  const data = {
    key: keyOf(kept),
    source: kept.slug,
    document: kept.id ?? null,
    missing: completenessOf(fields, document).missing.de.length,
    changed: changedTexts(fields, document, texts).length,
    texts,
  };
  const { db } = req.payload;
  await (row
    ? db.updateOne({ collection: 'translations', id: row.id, data, returning: false, req })
    : db.create({ collection: 'translations', data, returning: false, req }));
}

/** Forgets a document that is deleted. */
export async function deleteTranslationRow(kept: Kept, req: PayloadRequest): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'translations',
    where: { key: { equals: keyOf(kept) } },
    req,
  });
}

/** Returns the texts of a document whose English changed after they were translated, as the form names them. */
export async function findChangedTexts(
  { fields, ...kept }: Translatable,
  req: PayloadRequest,
): Promise<ChangedText[]> {
  const [row, document] = [await findRow(kept, req), await newestVersion(kept, req)];
  return row && document ? changedTexts(fields, document, row.texts, labelIn(req)) : [];
}
