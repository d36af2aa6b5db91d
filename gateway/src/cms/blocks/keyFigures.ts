import { listField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { pageBlock } from './block';

export const keyFigures = pageBlock(
  'keyFigures',
  {
    singular: { en: 'Key figures', de: 'Kennzahlen' },
    sentence: {
      en: 'Up to four numbers that count; one or two directly before a text stand in its margin.',
      de: 'Bis zu vier Zahlen, auf die es ankommt; eine oder zwei unmittelbar vor einem Text stehen an seinem Rand.',
    },
  },
  [
    localisedText('heading', { en: 'Heading', de: 'Überschrift' }, { optional: true }),
    listField(
      'items',
      { singular: { en: 'Figure', de: 'Kennzahl' }, plural: { en: 'Figures', de: 'Kennzahlen' } },
      'label',
      [
        localisedText('value', { en: 'Figure with its unit', de: 'Zahl mit Einheit' }, { maxLength: 40 }),
        localisedText('label', { en: 'What it counts', de: 'Was sie zählt' }, { maxLength: 120 }),
        localisedText('note', { en: 'Source or note', de: 'Quelle oder Hinweis' }, { optional: true }),
      ],
      { minRows: 1, maxRows: 6 },
    ),
  ],
  ({ heading, items }) => ({
    heading: heading ?? '',
    items: (items ?? []).map(({ value, label, note }) => ({ value, label, note: note ?? '' })),
  }),
);
