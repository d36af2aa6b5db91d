import type { CollectionConfig } from 'payload';

import { recorded } from '../../cms/access/recorded';
import { groups } from '../../cms/admin/ui/groups';
import { dayField } from '../../cms/fields/shared';
import { unlocalisedText } from '../../cms/fields/text';
import { retentionDays } from '../../domain/retention';

/** How often each page was opened, as totals by page, language and day (decision 13). Nothing says who read it. */
export const pageReads: CollectionConfig = {
  slug: 'page-reads',
  labels: {
    singular: { en: 'Reads of a page', de: 'Aufrufe einer Seite' },
    plural: { en: 'Page reads', de: 'Seitenaufrufe' },
  },
  ...recorded,
  // A time to the millisecond could be matched with a log.
  timestamps: false,
  lockDocuments: false,
  defaultSort: ['-day', '-count'],
  admin: {
    group: groups.figures,
    components: { beforeListTable: ['/src/plugins/visits/ReadSummary#ReadSummary'] },
    useAsTitle: 'path',
    defaultColumns: ['day', 'path', 'language', 'count'],
    listSearchableFields: ['path'],
    description: {
      en: `How often each page was opened, in totals by page, language and day. They are counted without consent because they say nothing about anybody: no address, no identifier, no time, no browser. Search engines and other programs are left out. Deleted after ${retentionDays.visit} days.`,
      de: `Wie oft jede Seite geöffnet wurde, als Summen nach Seite, Sprache und Tag. Sie werden ohne Einwilligung gezählt, weil sie über niemanden etwas sagen: keine Adresse, keine Kennung, keine Uhrzeit, kein Browser. Suchmaschinen und andere Programme zählen nicht. Nach ${retentionDays.visit} Tagen gelöscht.`,
    },
  },
  fields: [
    // Day, language and path together, each once.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { ...dayField('day', { en: 'Day', de: 'Tag' }), index: true },
    unlocalisedText('path', { en: 'Page', de: 'Seite' }),
    unlocalisedText('language', { en: 'Language', de: 'Sprache' }),
    { name: 'count', type: 'number', required: true, label: { en: 'Reads', de: 'Aufrufe' } },
  ],
};
