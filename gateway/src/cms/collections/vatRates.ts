import type { CollectionConfig } from 'payload';

import { staffOnlyWrites } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { countryField } from '../fields/country';
import { dayField, seedKeyField } from '../fields/shared';
import { localisedText } from '../fields/text';

/** Standard VAT rates: what the map on the home page shows. */
export const vatRates: CollectionConfig = {
  slug: 'vat-rates',
  labels: {
    singular: { en: 'VAT rate', de: 'Umsatzsteuersatz' },
    plural: { en: 'VAT rates', de: 'Umsatzsteuersätze' },
  },
  ...staffOnlyWrites,
  defaultSort: 'country',
  admin: {
    group: groups.services,
    useAsTitle: 'country',
    defaultColumns: ['country', 'name', 'rate', 'asOf'],
    description: {
      en: 'Standard rates for the map. There are no drafts here: what you save is shown.',
      de: 'Regelsätze für die Karte. Hier gibt es keine Entwürfe: Was Sie speichern, wird gezeigt.',
    },
  },
  fields: [
    countryField({ unique: true }),
    localisedText('name', { en: 'Name of the country', de: 'Name des Landes' }, { maxLength: 80 }),
    {
      name: 'rate',
      type: 'number',
      label: { en: 'Standard rate in percent', de: 'Regelsatz in Prozent' },
      required: true,
      min: 0,
      max: 100,
      admin: { step: 0.1 },
    },
    dayField(
      'asOf',
      { en: 'As of', de: 'Stand' },
      { description: { en: 'The day the rate was checked.', de: 'Der Tag, an dem der Satz geprüft wurde.' } },
    ),
    seedKeyField(),
  ],
};
