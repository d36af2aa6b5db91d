import { listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { titledBlock } from './block';

export const timeline = titledBlock(
  'timeline',
  {
    singular: { en: 'Timeline', de: 'Zeitleiste' },
    plural: { en: 'Timelines', de: 'Zeitleisten' },
    sentence: { en: 'Dates, and what changes on them.', de: 'Termine und was sich an ihnen ändert.' },
  },
  [
    listField(
      'entries',
      {
        singular: { en: 'Date', de: 'Termin' },
        plural: { en: 'Dates in order', de: 'Termine der Reihe nach' },
      },
      'title',
      [
        localisedText(
          'when',
          { en: 'When', de: 'Wann' },
          {
            maxLength: 80,
            description: {
              en: 'In words, for example "Within 42 days".',
              de: 'In Worten, etwa „Innerhalb von 42 Tagen“.',
            },
          },
        ),
        localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120 }),
        localisedTextarea('text', { en: 'Text', de: 'Text' }, { optional: true }),
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ],
  (block) => ({
    entries: (block.entries ?? []).map(({ when, title, text }) => ({ when, title, text: text ?? '' })),
  }),
);
