import type { PayloadRequest } from 'payload';

import type { Bilingual } from '../../domain/languages';
import type { Page } from '../../payload-types';
import { listField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';
import { translate } from '../fields/translate';
import { titledBlock } from './block';

const definition = (name: string, label: Bilingual) =>
  unlocalisedText(name, label, { optional: true, maxLength: 300 });

const notListed: Bilingual = {
  en: 'The list has no pair with this English word:',
  de: 'Die Liste hat kein Paar mit diesem englischen Wort:',
};

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
        {
          name: 'related',
          type: 'text',
          hasMany: true,
          maxRows: 6,
          label: { en: 'Related terms', de: 'Verwandte Begriffe' },
          admin: {
            description: {
              en: 'English words of other pairs of this list, each followed by Enter.',
              de: 'Englische Wörter anderer Paare dieser Liste, jeweils mit der Eingabetaste abgeschlossen.',
            },
          },
          validate: (
            value: string[] | null | undefined,
            { data, req }: { data: unknown; req: PayloadRequest },
          ) => {
            const { blocks } = data as Pick<Partial<Page>, 'blocks'>;
            const known = new Set(
              (blocks ?? []).flatMap((block) =>
                block.blockType === 'glossary' ? (block.terms ?? []).map(({ en }) => en) : [],
              ),
            );
            const unknown = (value ?? []).find((word) => !known.has(word));
            return unknown === undefined || `${translate(notListed, req)} ${unknown}`;
          },
        },
      ],
      { minRows: 1, maxRows: 200 },
    ),
  ],
  (block, { occurrencesOf }) => ({
    terms: (block.terms ?? []).map(({ en, de, definitionEn, definitionDe, related }) => ({
      en,
      de,
      related: related ?? [],
      definition: definitionEn && definitionDe ? { en: definitionEn, de: definitionDe } : null,
      occurrences: occurrencesOf({ en, de }),
    })),
  }),
);
