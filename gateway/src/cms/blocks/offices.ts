import { listField } from '../fields/shared';
import { localisedText, unlocalisedText } from '../fields/text';
import { titledBlock } from './block';

export const offices = titledBlock(
  'offices',
  {
    singular: { en: 'Offices', de: 'Standorte' },
    sentence: { en: 'Where we are, on a map.', de: 'Wo wir sind, auf einer Karte.' },
  },
  [
    listField(
      'offices',
      { singular: { en: 'Office', de: 'Standort' }, plural: { en: 'Offices', de: 'Standorte' } },
      'city',
      [
        localisedText('city', { en: 'City', de: 'Stadt' }),
        localisedText('country', { en: 'Country', de: 'Land' }),
        unlocalisedText('address', { en: 'Address', de: 'Anschrift' }, { optional: true }),
        localisedText('note', { en: 'What the office does', de: 'Was der Standort tut' }, { optional: true }),
      ],
      { minRows: 1, maxRows: 20 },
    ),
  ],
  (block) => ({
    offices: (block.offices ?? []).map(({ city, country, address, note }) => ({
      city,
      country,
      address: address ?? '',
      note: note ?? '',
    })),
  }),
);
