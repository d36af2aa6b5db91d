import type { CollectionConfig } from 'payload';

import { recorded } from '../../cms/access/recorded';
import { groups } from '../../cms/admin/ui/groups';
import { dayField } from '../../cms/fields/shared';
import { unlocalisedText } from '../../cms/fields/text';
import { retentionDays } from '../../domain/retention';

/** Visits, as far as visitors agreed (requirements, 7: visitor/record). No address, no time of day, nobody's name. */
export const visits: CollectionConfig = {
  slug: 'visits',
  labels: { singular: { en: 'Visit', de: 'Besuch' }, plural: { en: 'Visits', de: 'Besuche' } },
  ...recorded,
  // A time to the millisecond could be matched with a log.
  timestamps: false,
  defaultSort: ['-day', '-id'],
  admin: {
    group: groups.figures,
    components: { beforeListTable: ['/src/plugins/visits/VisitSummary#VisitSummary'] },
    useAsTitle: 'path',
    defaultColumns: ['day', 'path', 'language', 'referrerHost', 'channelNo'],
    listSearchableFields: ['path', 'referrerHost', 'channelNo', 'channelCode'],
    description: {
      en: `The first page of every visit whose visitor agreed to statistics. Nothing here names a person. Visits are deleted after ${retentionDays.visit} days.`,
      de: `Die erste Seite jedes Besuchs, dessen Besucher der Statistik zugestimmt hat. Nichts davon nennt eine Person. Nach ${retentionDays.visit} Tagen werden Besuche gelöscht.`,
    },
  },
  fields: [
    { ...dayField('day', { en: 'Day', de: 'Tag' }), index: true },
    unlocalisedText('path', { en: 'Page', de: 'Seite' }),
    unlocalisedText('referrerHost', { en: 'Came from', de: 'Kam von' }, { optional: true }),
    unlocalisedText('language', { en: 'Language', de: 'Sprache' }),
    unlocalisedText('channelNo', { en: 'Channel number', de: 'Kanalnummer' }, { optional: true }),
    unlocalisedText('channelCode', { en: 'Channel code', de: 'Kanalcode' }, { optional: true }),
  ],
};
