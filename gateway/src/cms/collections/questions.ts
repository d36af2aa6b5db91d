import type { CollectionConfig } from 'payload';

import { hasText, richTextToPlain, type RichTextValue } from '../../domain/richText';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { localisedRichText } from '../fields/richText';
import { searchTextField } from '../fields/searchText';
import { relatedField, reviewTimeField, seedKeyField, servicesField, sourcesField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';

interface Texts {
  question?: string | null;
  summary?: string | null;
  answer?: RichTextValue | null;
}

/** A question that is not translated is found by its English words: it is shown in English. */
const textsOf = ({ question, summary, answer }: Texts): string[] | null =>
  question && summary && answer && hasText(answer) ? [question, summary, richTextToPlain(answer)] : null;

/** Questions and answers (requirements, 7: qaQuestion, qaAnswerDetail). */
export const questions: CollectionConfig = {
  slug: 'questions',
  labels: { singular: { en: 'Question', de: 'Frage' }, plural: { en: 'Questions', de: 'Fragen' } },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.help,
    useAsTitle: 'question',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['question', 'type', 'reviewTime', '_status'],
    listSearchableFields: ['question', 'summary'],
    description: {
      en: 'Drag the rows to set the order on the site. A question keeps its number and its address for ever.',
      de: 'Ziehen Sie die Zeilen, um die Reihenfolge auf der Website zu bestimmen. Eine Frage behält ihre Nummer und ihre Adresse für immer.',
    },
  },
  fields: [
    localisedText('question', { en: 'Question', de: 'Frage' }, { maxLength: 200, isTitle: true }),
    localisedTextarea(
      'summary',
      { en: 'Short answer', de: 'Kurze Antwort' },
      {
        maxLength: 400,
        description: {
          en: 'One or two sentences: the rule first. They stand in lists and above the answer.',
          de: 'Ein oder zwei Sätze, die Regel zuerst. Sie stehen in Listen und über der Antwort.',
        },
      },
    ),
    localisedRichText('answer', { en: 'Answer', de: 'Antwort' }),
    sourcesField(),
    servicesField(),
    relatedField('questions', { en: 'Related questions', de: 'Verwandte Fragen' }),
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'question-types',
      label: { en: 'Type', de: 'Rubrik' },
      required: true,
      index: true,
      admin: { position: 'sidebar', allowCreate: false },
    },
    reviewTimeField({
      en: 'The day a specialist last checked the answer.',
      de: 'Der Tag, an dem eine Fachperson die Antwort zuletzt geprüft hat.',
    }),
    searchTextField(textsOf),
    seedKeyField(),
  ],
};
