import type { CollectionConfig } from 'payload';

import { deviceClasses } from '@/contract/lists/devices';

import { recorded } from '../../cms/access/recorded';
import { groups } from '../../cms/admin/ui/groups';
import { dayField } from '../../cms/fields/shared';
import { unlocalisedText } from '../../cms/fields/text';
import { retentionDays } from '../../domain/retention';
import { deviceNames } from './texts';

/** How fast pages were for visitors who agreed to statistics (requirements, 7: visitor/record). No address, no time of day, nobody's name. */
export const pageVitals: CollectionConfig = {
  slug: 'page-vitals',
  labels: {
    singular: { en: 'Page speed', de: 'Ladezeit' },
    plural: { en: 'Page speed', de: 'Ladezeiten' },
  },
  ...recorded,
  // A time to the millisecond could be matched with a log.
  timestamps: false,
  lockDocuments: false,
  defaultSort: ['-day', '-id'],
  admin: {
    group: groups.figures,
    components: { beforeListTable: ['/src/plugins/visits/VitalsSummary#VitalsSummary'] },
    useAsTitle: 'route',
    defaultColumns: ['day', 'route', 'device', 'lcp', 'inp', 'cls'],
    listSearchableFields: ['route'],
    description: {
      en: `How fast pages were in the browsers of visitors who agreed to statistics, measured by the browsers. Nothing here names a person. Deleted after ${retentionDays.pageVitals} days.`,
      de: `Wie schnell Seiten bei Besuchern waren, die der Statistik zugestimmt haben, gemessen von den Browsern. Nichts davon nennt eine Person. Nach ${retentionDays.pageVitals} Tagen gelöscht.`,
    },
  },
  fields: [
    { ...dayField('day', { en: 'Day', de: 'Tag' }), index: true },
    unlocalisedText('route', { en: 'Kind of page', de: 'Art der Seite' }),
    {
      name: 'device',
      type: 'select',
      label: { en: 'Device', de: 'Gerät' },
      required: true,
      options: deviceClasses.map((value) => ({ value, label: deviceNames[value] })),
    },
    { name: 'lcp', type: 'number', label: { en: 'LCP in ms', de: 'LCP in ms' } },
    { name: 'inp', type: 'number', label: { en: 'INP in ms', de: 'INP in ms' } },
    { name: 'cls', type: 'number', label: { en: 'CLS', de: 'CLS' } },
  ],
};
