import type { CollectionConfig } from 'payload';

import { contentLanguages, languageNames } from '../../domain/languages';
import { administrators, editors } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { optionsOf } from '../fields/options';
import { unlocalisedText } from '../fields/text';

/** Times at which visitors can book a call (docs/decisions/0116-calls-are-enquiries.md). */
export const callTimes: CollectionConfig = {
  slug: 'call-times',
  labels: {
    singular: { en: 'Time for a call', de: 'Telefonzeit' },
    plural: { en: 'Times for calls', de: 'Telefonzeiten' },
  },
  access: { read: editors, create: editors, update: editors, delete: administrators },
  defaultSort: 'start',
  admin: {
    group: groups.operations,
    useAsTitle: 'start',
    defaultColumns: ['start', 'minutes', 'adviser', 'languages', 'booking'],
    description: {
      en: 'Visitors book these times with the form on the contact page. To enter a series, duplicate a time. “Booked by” names the person who has booked one; tell them before you change it.',
      de: 'Diese Zeiten buchen Besucher auf der Kontaktseite. Für eine Reihe duplizieren Sie eine Zeit. Wer sie gebucht hat, steht unter „Gebucht von“; sagen Sie Bescheid, bevor Sie sie ändern.',
    },
  },
  fields: [
    {
      name: 'start',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'Start', de: 'Beginn' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'minutes',
      type: 'number',
      required: true,
      defaultValue: 20,
      min: 5,
      max: 120,
      label: { en: 'Minutes', de: 'Minuten' },
    },
    unlocalisedText('adviser', { en: 'Who calls', de: 'Wer anruft' }),
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      label: { en: 'Languages', de: 'Sprachen' },
      options: optionsOf(contentLanguages, languageNames),
    },
    {
      name: 'booking',
      type: 'join',
      collection: 'enquiries',
      on: 'callTime',
      label: { en: 'Booked by', de: 'Gebucht von' },
      admin: { defaultColumns: ['name', 'state', 'phone'], allowCreate: false },
    },
  ],
};
