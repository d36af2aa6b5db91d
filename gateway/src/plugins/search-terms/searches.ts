import type { CollectionConfig } from 'payload';

import { recorded } from '../../cms/access/recorded';
import { groups } from '../../cms/admin/ui/groups';
import { dayField } from '../../cms/fields/shared';
import { unlocalisedText } from '../../cms/fields/text';
import type { Bilingual } from '../../domain/languages';
import { retentionDays } from '../../domain/retention';

interface Words {
  singular: Bilingual;
  plural: Bilingual;
  description: Bilingual;
}

/** Searches of the site's header as totals by term and language (decision 95). Nothing says who searched. */
const countedSearches = (
  slug: 'search-hits' | 'search-misses',
  { description, ...labels }: Words,
): CollectionConfig => ({
  slug,
  labels,
  ...recorded,
  // A time to the millisecond could be matched with a log.
  timestamps: false,
  lockDocuments: false,
  defaultSort: ['-count', 'term'],
  admin: {
    group: groups.figures,
    useAsTitle: 'term',
    defaultColumns: ['term', 'language', 'count', 'day'],
    listSearchableFields: ['term'],
    description,
  },
  fields: [
    // Term and language together, each once.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    unlocalisedText('term', { en: 'Searched for', de: 'Gesucht' }),
    unlocalisedText('language', { en: 'Language', de: 'Sprache' }),
    { name: 'count', type: 'number', required: true, label: { en: 'How often', de: 'Wie oft' } },
    dayField('day', { en: 'Last on', de: 'Zuletzt am' }),
  ],
});

const ends: Bilingual = {
  en: `Nothing here says who searched. A term that nobody has searched for ${retentionDays.search} days is deleted.`,
  de: `Nichts davon sagt, wer gesucht hat. Ein Begriff, den ${retentionDays.search} Tage lang niemand gesucht hat, wird gelöscht.`,
};

export const searchMisses = countedSearches('search-misses', {
  singular: { en: 'Search without result', de: 'Suche ohne Ergebnis' },
  plural: { en: 'Searches without result', de: 'Suchen ohne Ergebnis' },
  description: {
    en: `What visitors looked for in the search of the site's header and did not find, and how often. ${ends.en}`,
    de: `Was Besucher in der Suche im Kopf der Website gesucht und nicht gefunden haben, und wie oft. ${ends.de}`,
  },
});

export const searchHits = countedSearches('search-hits', {
  singular: { en: 'Frequent search', de: 'Häufige Suche' },
  plural: { en: 'Frequent searches', de: 'Häufige Suchen' },
  description: {
    en: `What visitors looked for in the search of the site's header and found, and how often. ${ends.en}`,
    de: `Was Besucher in der Suche im Kopf der Website gesucht und gefunden haben, und wie oft. ${ends.de}`,
  },
});
