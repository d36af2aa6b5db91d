import type { GlobalConfig } from 'payload';

import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { pricesField } from '../fields/prices';
import { listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';

/** Services that typical sellers take together, at a price of their own (decision 94). */
export const priceBundles: GlobalConfig = {
  slug: 'price-bundles',
  label: { en: 'Bundles of services', de: 'Leistungspakete' },
  ...publishableGlobal,
  admin: {
    group: groups.services,
    description: {
      en: 'They stand on the page of prices of each country that they have a service for. Its price is our fees for all services in it, without guide values; what it saves follows from our fees one by one.',
      de: 'Sie stehen auf der Preisseite jedes Landes, für das sie eine Leistung enthalten. Der Preis umfasst unsere Preise für alle Leistungen darin, ohne Richtwerte; die Ersparnis ergibt sich aus unseren Einzelpreisen.',
    },
  },
  fields: [
    listField(
      'bundles',
      { singular: { en: 'Bundle', de: 'Paket' }, plural: { en: 'Bundles', de: 'Pakete' } },
      'title',
      [
        localisedText('title', { en: 'Name', de: 'Bezeichnung' }, { maxLength: 140, isTitle: true }),
        localisedTextarea('summary', { en: 'For whom it is', de: 'Für wen es ist' }, { maxLength: 400 }),
        {
          name: 'services',
          type: 'relationship',
          relationTo: 'services',
          hasMany: true,
          required: true,
          minRows: 2,
          maxRows: 12,
          label: { en: 'Services in it', de: 'Enthaltene Leistungen' },
          admin: {
            description: {
              en: 'While one of them is not published, the bundle is left out.',
              de: 'Solange eine davon nicht veröffentlicht ist, erscheint das Paket nicht.',
            },
          },
        },
        pricesField(),
      ],
      { maxRows: 12 },
    ),
  ],
};
