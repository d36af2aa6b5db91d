import type { GlobalConfig } from 'payload';

import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/groups';

/** The hot services of the header's search (requirements, 7: getCommoditySearch). */
export const searchPanel: GlobalConfig = {
  slug: 'search-panel',
  label: { en: 'Search in the header', de: 'Suche im Kopfbereich' },
  ...publishableGlobal,
  admin: {
    group: groups.frame,
    hideAPIURL: true,
    description: {
      en: 'The search finds every published service. Here you choose which ones it suggests before anybody types.',
      de: 'Die Suche findet jede veröffentlichte Leistung. Hier wählen Sie, welche sie vorschlägt, bevor jemand tippt.',
    },
  },
  fields: [
    {
      name: 'hotServices',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      maxRows: 12,
      label: { en: 'Suggested services', de: 'Vorgeschlagene Leistungen' },
      admin: {
        description: {
          en: 'Drag them into order. A service that is not published is left out.',
          de: 'Ziehen Sie sie in die gewünschte Reihenfolge. Was nicht veröffentlicht ist, erscheint nicht.',
        },
      },
    },
  ],
};
