import { titledBlock } from './block';

/** The questions themselves come from the collection of questions: the first of each type. */
export const questionTeasers = titledBlock(
  'questionTeasers',
  {
    singular: { en: 'First questions', de: 'Erste Fragen' },
    sentence: { en: 'The first questions and answers.', de: 'Die ersten Fragen und Antworten.' },
  },
  [],
  () => ({}),
);
