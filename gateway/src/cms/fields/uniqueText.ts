import type { CollectionSlug, Field, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

import { adminPath } from '../../domain/adminPath';
import { adminLanguage, type Bilingual } from '../../domain/languages';
import { calledWhole, rowCalled } from '../access/documents';
import { translate } from './translate';

const taken = (title: string, path: string): Bilingual => ({
  en: `“${title}” already uses this (${path}). Please choose another one here, or change it there first.`,
  de: `„${title}“ verwendet das bereits (${path}). Bitte wählen Sie hier etwas anderes, oder ändern Sie es zuerst dort.`,
});

const takenInTrash = (title: string): Bilingual => ({
  en: `“${title}”, which is in the trash, already uses this. Please choose another one, or have that document deleted for good.`,
  de: `Das wird schon von „${title}“ im Papierkorb verwendet. Bitte wählen Sie etwas anderes, oder lassen Sie jenes Dokument endgültig löschen.`,
});

/**
 * A text that only one document of a collection may have names the one that has it: the database says no more than that
 * there is one. Any other field is undefined.
 */
export function uniqueText(field: Field, collection: CollectionSlug): Field | undefined {
  if (field.type !== 'text' || !field.unique || field.hidden || field.admin?.hidden) return undefined;
  const { name } = field;
  const own = (field.validate ?? text) as TextFieldSingleValidation;
  const validate: TextFieldSingleValidation = async (value, options) => {
    const { id, event, req } = options;
    const valid = await own(value, options);
    if (valid !== true || !value || !req.user || event === 'onChange') return valid;
    const where = { [name]: { equals: value }, ...(id !== undefined && { id: { not_equals: id } }) };
    const found = await req.payload.find({ collection, where, limit: 1, depth: 0, trash: true, req });
    const [other] = found.docs;
    if (!other) return true;
    const title = calledWhole(rowCalled(req.payload, collection, other, adminLanguage(req.i18n.language)));
    const isTrashed = 'deletedAt' in other && Boolean(other.deletedAt);
    const path = adminPath({ source: collection, id: other.id });
    return translate(isTrashed ? takenInTrash(title) : taken(title, path), req);
  };
  return { ...field, validate } as Field;
}
