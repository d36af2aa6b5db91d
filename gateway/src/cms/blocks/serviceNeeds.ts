import { hrefField } from '../fields/href';
import { listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { titledBlock } from './block';

const choices = listField(
  'choices',
  {
    singular: { en: 'End of the sentence', de: 'Satzende' },
    plural: { en: 'Ends of the sentence', de: 'Satzenden' },
  },
  'label',
  [
    localisedText('label', { en: 'Text', de: 'Text' }, { maxLength: 60 }),
    hrefField('url', { en: 'Leads to', de: 'Führt zu' }),
  ],
  { minRows: 1, maxRows: 30 },
);

export const serviceNeeds = titledBlock(
  'serviceNeeds',
  {
    singular: { en: 'Services by need', de: 'Leistungen nach Bedarf' },
    plural: { en: 'Services by need', de: 'Leistungen nach Bedarf' },
    sentence: {
      en: 'Visitors find their service by what they need.',
      de: 'Besucher finden ihre Leistung über ihren Bedarf.',
    },
  },
  [
    listField(
      'needs',
      { singular: { en: 'Need', de: 'Bedarf' }, plural: { en: 'Needs', de: 'Bedarf' } },
      'phrase',
      [
        localisedText(
          'phrase',
          { en: 'Beginning of a sentence', de: 'Satzanfang' },
          {
            maxLength: 80,
            description: {
              en: 'Such as "I store goods in". Each choice below ends the sentence.',
              de: 'Etwa „Ich lagere Ware in“. Jede Auswahl darunter beendet den Satz.',
            },
          },
        ),
        localisedTextarea(
          'text',
          { en: 'What follows from it', de: 'Was daraus folgt' },
          { optional: true, maxLength: 300 },
        ),
        choices,
      ],
      { minRows: 1, maxRows: 8 },
    ),
  ],
  (block) => ({
    needs: (block.needs ?? []).map(({ phrase, text, choices }) => ({
      phrase,
      text: text ?? '',
      choices: (choices ?? []).map(({ label, url }) => ({ label, url })),
    })),
  }),
);
