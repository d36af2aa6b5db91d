import { headingField, leadField, listField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';
import { pageBlock } from './block';

/** A word pair is shown side by side in every language, so neither half is localised. */
export const glossary = pageBlock(
  'glossary',
  {
    singular: { en: 'Glossary', de: 'Glossar' },
    plural: { en: 'Glossaries', de: 'Glossare' },
    sentence: { en: 'Terms in both languages.', de: 'Fachwörter in beiden Sprachen.' },
  },
  [
    headingField(),
    leadField(),
    listField(
      'terms',
      { singular: { en: 'Word pair', de: 'Wortpaar' }, plural: { en: 'Word pairs', de: 'Wortpaare' } },
      'en',
      [
        unlocalisedText('en', { en: 'English word', de: 'Englisches Wort' }),
        unlocalisedText('de', { en: 'German word', de: 'Deutsches Wort' }),
      ],
      { minRows: 1, maxRows: 100 },
    ),
  ],
);
