import type { Bilingual } from '../../domain/languages';
import { listField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';
import { titledBlock } from './block';

const definition = (name: string, label: Bilingual) =>
  unlocalisedText(name, label, { optional: true, maxLength: 300 });

/**
 * A word pair is shown side by side in every language, so neither half is localised. Where the site uses a term is found
 * from its texts (`src/api/pages/findOccurrences.ts`).
 */
export const glossary = titledBlock(
  'glossary',
  {
    singular: { en: 'Glossary', de: 'Glossar' },
    plural: { en: 'Glossaries', de: 'Glossare' },
    sentence: {
      en: 'Terms in both languages, with definitions and where the site uses them.',
      de: 'Fachwörter in beiden Sprachen, mit Definitionen und Fundstellen auf der Website.',
    },
  },
  [
    listField(
      'terms',
      { singular: { en: 'Word pair', de: 'Wortpaar' }, plural: { en: 'Word pairs', de: 'Wortpaare' } },
      'en',
      [
        unlocalisedText('en', { en: 'English word', de: 'Englisches Wort' }),
        unlocalisedText('de', { en: 'German word', de: 'Deutsches Wort' }),
        definition('definitionEn', { en: 'Definition in English', de: 'Definition auf Englisch' }),
        definition('definitionDe', { en: 'Definition in German', de: 'Definition auf Deutsch' }),
      ],
      { minRows: 1, maxRows: 100 },
    ),
  ],
  (block, { occurrencesOf }) => ({
    terms: (block.terms ?? []).map(({ en, de, definitionEn, definitionDe }) => ({
      en,
      de,
      definition: definitionEn && definitionDe ? { en: definitionEn, de: definitionDe } : null,
      occurrences: occurrencesOf({ en, de }),
    })),
  }),
);
