import { listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { titledBlock } from './block';

export const steps = titledBlock(
  'steps',
  {
    singular: { en: 'Steps', de: 'Schritte' },
    sentence: { en: 'What happens, in order.', de: 'Was der Reihe nach geschieht.' },
  },
  [
    listField(
      'steps',
      { singular: { en: 'Step', de: 'Schritt' }, plural: { en: 'Steps', de: 'Schritte' } },
      'title',
      [
        localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120 }),
        localisedTextarea('text', { en: 'What happens', de: 'Was geschieht' }),
        localisedText(
          'duration',
          { en: 'Usual duration', de: 'Übliche Dauer' },
          {
            optional: true,
            description: {
              en: 'In words, for example "about two weeks". Never promise what an authority decides.',
              de: 'In Worten, etwa „rund zwei Wochen“. Nichts zusagen, was eine Behörde entscheidet.',
            },
          },
        ),
      ],
      { minRows: 1, maxRows: 12 },
    ),
  ],
  (block) => ({
    steps: (block.steps ?? []).map(({ title, text, duration }) => ({
      title,
      text,
      duration: duration ?? '',
    })),
  }),
);
