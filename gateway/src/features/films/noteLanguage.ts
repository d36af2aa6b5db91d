import type { CollectionBeforeReadHook } from 'payload';

import { isFilled } from '../../domain/isFilled';
import type { ContentLanguage } from '../../domain/languages';

/** A film as a text refers to it. */
export interface InLanguage {
  language?: ContentLanguage;
}

const texts = ['title', 'summary', 'transcript'];

/**
 * Notes with a film whether its texts are there in the reader's language, as the film's own page has them (findTranslated):
 * once English stands in for what is not translated, a text that shows the film cannot tell.
 */
export const noteLanguage: CollectionBeforeReadHook = ({ doc, req: { locale } }) => {
  const film = doc as Record<string, Partial<Record<ContentLanguage, unknown>> | undefined>;
  const isGerman = locale === 'de' && texts.every((field) => isFilled(film[field]?.de));
  return { ...film, language: isGerman ? 'de' : 'en' } satisfies InLanguage;
};
