import { headingField, leadField } from '../fields/shared';
import { pageBlock, titleOf } from './block';

/** The questions themselves come from the collection of questions: the first of each type. */
export const questionTeasers = pageBlock(
  'questionTeasers',
  {
    picture: '/blocks/questionTeasers.svg',
    singular: { en: 'First questions', de: 'Erste Fragen' },
    plural: { en: 'First questions', de: 'Erste Fragen' },
    sentence: { en: 'The first questions and answers.', de: 'Die ersten Fragen und Antworten.' },
  },
  [headingField(), leadField()],
  titleOf,
);
