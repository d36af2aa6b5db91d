import type { CollectionConfig } from 'payload';

import { retentionDays } from '../../domain/retention';
import { recorded } from '../access/recorded';
import { groups } from '../admin/ui/groups';
import { unlocalisedText } from '../fields/text';

/** The outbox: changes that each instance of the site has to take (docs/decisions/0017). */
export const siteUpdates: CollectionConfig = {
  slug: 'site-updates',
  labels: {
    singular: { en: 'Update of the website', de: 'Aktualisierung der Website' },
    plural: { en: 'Updates of the website', de: 'Aktualisierungen der Website' },
  },
  ...recorded,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    group: groups.operations,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'title', 'state', 'attempts', 'rendered', 'faults', 'site'],
    listSearchableFields: ['title', 'site'],
    description: {
      en: `What was published and the website was told of. What waits is tried again by itself; whatever happens here, every page is renewed by time. Deleted after ${retentionDays.siteUpdate} days.`,
      de: `Was veröffentlicht und der Website mitgeteilt wurde. Was aussteht, wird von selbst noch einmal versucht; unabhängig davon erneuert sich jede Seite nach ihrer Zeit. Nach ${retentionDays.siteUpdate} Tagen gelöscht.`,
    },
  },
  fields: [
    unlocalisedText('title', { en: 'What changed', de: 'Was sich geändert hat' }),
    {
      name: 'state',
      type: 'select',
      label: { en: 'State', de: 'Stand' },
      required: true,
      index: true,
      options: [
        { value: 'waiting', label: { en: 'Outstanding', de: 'Steht aus' } },
        { value: 'done', label: { en: 'Done', de: 'Erledigt' } },
        { value: 'failed', label: { en: 'Given up, left to time', de: 'Aufgegeben, der Zeit überlassen' } },
      ],
    },
    unlocalisedText('site', { en: 'Instance of the website', de: 'Instanz der Website' }),
    { name: 'attempts', type: 'number', label: { en: 'Attempts', de: 'Versuche' }, required: true },
    { name: 'rendered', type: 'number', label: { en: 'Pages renewed', de: 'Erneuerte Seiten' } },
    {
      name: 'faults',
      type: 'json',
      label: { en: 'What went wrong', de: 'Was nicht gelungen ist' },
      admin: {
        components: {
          Cell: '/src/cms/admin/site/DeliveryFaultsCell#DeliveryFaultsCell',
          Field: '/src/cms/admin/site/DeliveryFaultsField#DeliveryFaultsField',
        },
      },
    },
    {
      name: 'nextAttemptAt',
      type: 'date',
      label: { en: 'Next attempt', de: 'Nächster Versuch' },
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: { en: 'Done at', de: 'Erledigt um' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'change', type: 'json', required: true, admin: { hidden: true } },
    // Such as articles:3, to find what a document waits for; none where only pages are asked for.
    { name: 'document', type: 'text', index: true, admin: { hidden: true } },
  ],
};
