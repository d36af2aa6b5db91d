import { imageField, listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { titledBlock } from './block';

export const annotatedPicture = titledBlock(
  'annotatedPicture',
  {
    singular: { en: 'Picture with notes', de: 'Bild mit Anmerkungen' },
    plural: { en: 'Pictures with notes', de: 'Bilder mit Anmerkungen' },
    sentence: {
      en: 'A picture with numbers in it, and what each number shows.',
      de: 'Ein Bild mit Nummern darin, und was jede Nummer zeigt.',
    },
  },
  [
    {
      ...imageField(
        'image',
        { en: 'Picture', de: 'Bild' },
        {
          en: 'The numbers are part of the picture. Words in it need a picture of their own in each language; the notes must say what they say.',
          de: 'Die Nummern gehören zum Bild. Steht Text darin, braucht jede Sprache ein eigenes Bild; die Anmerkungen müssen sagen, was es sagt.',
        },
      ),
      required: true,
      localized: true,
    },
    listField(
      'notes',
      { singular: { en: 'Note', de: 'Anmerkung' }, plural: { en: 'Notes', de: 'Anmerkungen' } },
      'title',
      [
        localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 80 }),
        localisedTextarea('text', { en: 'Text', de: 'Text' }, { maxLength: 300 }),
      ],
      { minRows: 1, maxRows: 6 },
    ),
  ],
  (block, { image: imageOf }) => {
    const image = imageOf(block.image);
    const notes = (block.notes ?? []).map(({ title, text }) => ({ title, text }));
    return image && { image, notes };
  },
);
