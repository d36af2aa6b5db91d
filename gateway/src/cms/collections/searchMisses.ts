import type { CollectionConfig } from 'payload';

import { retentionDays } from '../../domain/retention';
import { recorded } from '../access/recorded';
import { groups } from '../admin/groups';
import { dayField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';

/** Searches of the site's header that found nothing, as totals by term and language (decision 69). Nothing says who searched. */
export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  labels: {
    singular: { en: 'Search without result', de: 'Suche ohne Ergebnis' },
    plural: { en: 'Searches without result', de: 'Suchen ohne Ergebnis' },
  },
  ...recorded,
  // A time to the millisecond could be matched with a log.
  timestamps: false,
  lockDocuments: false,
  defaultSort: ['-count', 'term'],
  admin: {
    group: groups.operations,
    hideAPIURL: true,
    useAsTitle: 'term',
    defaultColumns: ['term', 'language', 'count', 'day'],
    listSearchableFields: ['term'],
    description: {
      en: `What visitors looked for in the search of the site's header and did not find, and how often. Nothing here says who searched. A term that nobody has searched for ${retentionDays.searchMiss} days is deleted.`,
      de: `Was Besucher in der Suche im Kopf der Website gesucht und nicht gefunden haben, und wie oft. Nichts davon sagt, wer gesucht hat. Ein Begriff, den ${retentionDays.searchMiss} Tage lang niemand gesucht hat, wird gelöscht.`,
    },
  },
  fields: [
    // Term and language together, each once.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    unlocalisedText('term', { en: 'Searched for', de: 'Gesucht' }),
    unlocalisedText('language', { en: 'Language', de: 'Sprache' }),
    { name: 'count', type: 'number', required: true, label: { en: 'How often', de: 'Wie oft' } },
    dayField('day', { en: 'Last on', de: 'Zuletzt am' }),
  ],
};
