import { imageField, listField } from '../fields/shared';
import { localisedText, localisedTextarea, unlocalisedText } from '../fields/text';
import { titledBlock } from './block';

export const people = titledBlock(
  'people',
  {
    singular: { en: 'People', de: 'Personen' },
    sentence: {
      en: 'Who does the work, with face and responsibility.',
      de: 'Wer die Arbeit macht, mit Gesicht und Zuständigkeit.',
    },
  },
  [
    listField(
      'people',
      { singular: { en: 'Person', de: 'Person' }, plural: { en: 'People', de: 'Personen' } },
      'name',
      [
        imageField(
          'image',
          { en: 'Portrait', de: 'Porträt' },
          { en: 'Square, at least 400 pixels wide.', de: 'Quadratisch, mindestens 400 Pixel breit.' },
        ),
        unlocalisedText('name', { en: 'Name', de: 'Name' }, { maxLength: 80 }),
        localisedText('role', { en: 'Responsible for', de: 'Zuständig für' }, { maxLength: 120 }),
        localisedTextarea('text', { en: 'Text', de: 'Text' }, { optional: true, maxLength: 300 }),
      ],
      { minRows: 1, maxRows: 12 },
    ),
  ],
  (block, { image: imageOf }) => ({
    people: (block.people ?? []).map(({ image, name, role, text }) => ({
      image: imageOf(image),
      name,
      role,
      text: text ?? '',
    })),
  }),
);
