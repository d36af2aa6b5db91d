import type { Field, PayloadRequest, UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';

import { adminPath } from '../../domain/adminPath';
import type { Bilingual } from '../../domain/languages';
import { readableName } from '../collections/hooks/unguessableName';
import { isPublishedBySomebody } from './published';
import { translate } from './translate';

interface Image {
  id: number;
  filename: string;
  alt?: Partial<Bilingual> | null;
}

interface Saved {
  data: object;
  req: PayloadRequest;
  event?: 'onChange' | 'submit';
}

const missing = (name: string, path: string): Bilingual => ({
  en: `The image “${name}” has no German description yet. Please add it first: ${path}`,
  de: `Dem Bild „${name}“ fehlt noch die deutsche Beschreibung. Bitte zuerst ergänzen: ${path}`,
});

/**
 * Says which of these images has no German description where a document with them goes live: an image may be uploaded
 * without. Not while somebody types, when a form asks for every image again.
 */
export async function undescribedImages(ids: number[], saved: Saved): Promise<string | undefined> {
  const { req, event } = saved;
  if (ids.length === 0 || event === 'onChange' || !isPublishedBySomebody(saved)) return undefined;
  // With all languages, which the request for one of them does not get from the Local API.
  const { docs } = await req.payload.db.find<Image>({
    ...{ collection: 'media', where: { id: { in: ids } }, pagination: false },
    req,
  });
  const sentences = docs
    .filter(({ alt }) => !alt?.de?.trim())
    .map(({ id, filename }) => missing(readableName(filename), adminPath({ source: 'media', id })));
  return sentences.map((sentence) => translate(sentence, req)).join(' ') || undefined;
}

/** An image that a document shows has to be described in German once the document is published; other fields are undefined. */
export function describedImage(field: Field): Field | undefined {
  if (field.type !== 'upload' || field.relationTo !== 'media' || field.hasMany) return undefined;
  const own = field.validate ?? upload;
  const validate: UploadFieldSingleValidation = async (value, options) => {
    const valid = await own(value, options);
    if (valid !== true || typeof value !== 'number') return valid;
    return (await undescribedImages([value], options)) ?? true;
  };
  return { ...field, validate };
}
