import { hrefField } from '../fields/href';
import { headingField, leadField, listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { pageBlock, titleOf } from './block';

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

export const serviceNeeds = pageBlock(
  'serviceNeeds',
  {
    picture: '/blocks/serviceNeeds.svg',
    singular: { en: 'Services by need', de: 'Leistungen nach Bedarf' },
    plural: { en: 'Services by need', de: 'Leistungen nach Bedarf' },
    sentence: {
      en: 'Visitors find their service by what they need.',
      de: 'Besucher finden ihre Leistung über ihren Bedarf.',
    },
  },
  [
    headingField(),
    leadField(),
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
    ...titleOf(block),
    needs: (block.needs ?? []).map(({ phrase, text, choices }) => ({
      phrase,
      text: text ?? '',
      choices: (choices ?? []).map(({ label, url }) => ({ label, url })),
    })),
  }),
);
