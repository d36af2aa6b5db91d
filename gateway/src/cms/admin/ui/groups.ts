import type { Bilingual } from '../../../domain/languages';

/** Headings of the admin's navigation. */
export const groups = {
  website: { en: 'Website', de: 'Website' },
  help: { en: 'Help and notices', de: 'Hilfe und Mitteilungen' },
  campaigns: { en: 'Campaigns', de: 'Aktionen' },
  services: { en: 'Services and facts', de: 'Leistungen und Fakten' },
  frame: { en: 'Header and footer', de: 'Kopf- und Fußbereich' },
  registers: { en: 'Registers', de: 'Register' },
  operations: { en: 'Enquiries and accounts', de: 'Anfragen und Konten' },
  figures: { en: 'Figures', de: 'Zahlen' },
  administration: { en: 'Administration', de: 'Verwaltung' },
} satisfies Record<string, Bilingual>;
