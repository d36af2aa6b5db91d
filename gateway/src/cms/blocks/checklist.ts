import { headingField, leadField, listField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { pageBlock, titleOf } from './block';

export const checklist = pageBlock(
  'checklist',
  {
    picture: '/blocks/checklist.svg',
    singular: { en: 'Checklist', de: 'Checkliste' },
    plural: { en: 'Checklists', de: 'Checklisten' },
    sentence: { en: 'What somebody should have ready.', de: 'Was man bereithalten sollte.' },
  },
  [
    headingField(),
    leadField(),
    listField(
      'items',
      { singular: { en: 'Entry', de: 'Eintrag' }, plural: { en: 'Entries', de: 'Einträge' } },
      'text',
      [
        localisedText('text', { en: 'What is needed', de: 'Was gebraucht wird' }),
        localisedText('note', { en: 'Note', de: 'Hinweis' }, { optional: true }),
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ],
  (block) => ({
    ...titleOf(block),
    items: (block.items ?? []).map(({ text, note }) => ({ text, note: note ?? '' })),
  }),
);
