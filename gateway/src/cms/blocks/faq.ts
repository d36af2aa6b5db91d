import { localisedRichText } from '../fields/richText';
import { headingField, listField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { pageBlock } from './block';

export const faq = pageBlock(
  'faq',
  {
    singular: { en: 'Questions and answers', de: 'Fragen und Antworten' },
    sentence: {
      en: 'Questions that open to their answers.',
      de: 'Fragen, die sich zu ihren Antworten aufklappen.',
    },
  },
  [
    headingField(),
    listField(
      'items',
      { singular: { en: 'Question', de: 'Frage' }, plural: { en: 'Questions', de: 'Fragen' } },
      'question',
      [
        localisedText('question', { en: 'Question', de: 'Frage' }),
        localisedRichText('answer', { en: 'Answer', de: 'Antwort' }),
      ],
      { minRows: 1, maxRows: 40 },
    ),
  ],
  ({ id: section, heading, items }, { html }) => ({
    heading,
    items: (items ?? []).map(({ id, question, answer }, place) => ({
      id: id ?? `${section}-${place}`,
      question,
      answerHtml: html(answer),
    })),
  }),
);
