import type { Payload } from 'payload';

import type { ContentLanguage } from '../../domain/languages';
import { hasText } from '../../domain/richText';
import { asVisitor } from '../../platform/http/callContext';
import { captionsOf, toWebVtt } from './captions';
import { spokenText } from './chapters';

interface Film {
  appID: string;
  fileID: string;
}

/**
 * The captions of a published film in one language, as WebVTT. They are its transcript: whoever corrects that corrects
 * them. Undefined where there is no such film, or no transcript in that language.
 */
export async function findCaptions(
  payload: Payload,
  { appID, fileID }: Film,
  language: ContentLanguage,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'video-courses',
    ...asVisitor(language),
    fallbackLocale: false,
    where: { appID: { equals: appID }, fileID: { equals: fileID } },
    limit: 1,
  });
  const film = docs[0];
  if (!film || !hasText(film.transcript)) return undefined;
  return toWebVtt(captionsOf(spokenText(film.transcript), film.duration, language));
}
