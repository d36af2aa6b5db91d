import type { CollectionConfig } from 'payload';

import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { countryField } from '../fields/country';
import { dragRows, imageField, seedKeyField } from '../fields/shared';
import { localisedText, localisedTextarea, unlocalisedText } from '../fields/text';

/** Partners (requirements, 7: getPartner). */
export const partners: CollectionConfig = {
  slug: 'partners',
  labels: { singular: { en: 'Partner', de: 'Partner' }, plural: { en: 'Partners', de: 'Partner' } },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.services,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'country', '_status'],
    description: dragRows,
  },
  fields: [
    unlocalisedText('name', { en: 'Name', de: 'Name' }, { maxLength: 140, isTitle: true }),
    localisedText(
      'kind',
      { en: 'What kind of partner', de: 'Art des Partners' },
      { maxLength: 80, description: { en: 'For example "Logistics".', de: 'Zum Beispiel „Logistik“.' } },
    ),
    localisedTextarea('summary', { en: 'Description', de: 'Beschreibung' }, { maxLength: 500 }),
    countryField(),
    imageField('logo', { en: 'Logo', de: 'Logo' }),
    seedKeyField(),
  ],
};
