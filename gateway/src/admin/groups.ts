import type { Bilingual } from '../domain/languages';

/** Headings of the admin's navigation. */
export const groups = {
  website: { en: 'Website', de: 'Website' },
  services: { en: 'Services and facts', de: 'Leistungen und Fakten' },
  frame: { en: 'Header and footer', de: 'Kopf- und Fußbereich' },
  administration: { en: 'Administration', de: 'Verwaltung' },
} satisfies Record<string, Bilingual>;
