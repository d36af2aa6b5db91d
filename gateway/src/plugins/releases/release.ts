import { contentLanguages, type Bilingual, type ContentLanguage } from '../../domain/languages';

/** `failed`: its moment came, and nothing was published. */
export const releaseStates = ['open', 'scheduled', 'published', 'failed'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const releaseStateNames: Record<ReleaseState, Bilingual> = {
  open: { en: 'Open', de: 'Offen' },
  scheduled: { en: 'Scheduled', de: 'Geplant' },
  published: { en: 'Published', de: 'Veröffentlicht' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
};

/** The languages of a document that a release publishes: one alone, or all. */
export const releasedLanguages = ['all', ...contentLanguages] as const;
export type ReleasedLanguages = (typeof releasedLanguages)[number];

export const releasedLanguageNames: Record<ReleasedLanguages, Bilingual> = {
  all: { en: 'all languages', de: 'alle Sprachen' },
  en: { en: 'English only', de: 'nur Englisch' },
  de: { en: 'German only', de: 'nur Deutsch' },
};

/** Whether two entries of one document publish the same language. */
export const overlaps = (one: ReleasedLanguages, other: ReleasedLanguages): boolean =>
  one === other || one === 'all' || other === 'all';

/** The languages in which an entry shows and publishes its draft. */
export const languagesOf = (languages: ReleasedLanguages): readonly ContentLanguage[] =>
  languages === 'all' ? contentLanguages : [languages];
