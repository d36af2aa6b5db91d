import { listField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { titledBlock } from './block';

export const checklist = titledBlock(
  'checklist',
  {
    singular: { en: 'Checklist', de: 'Checkliste' },
    plural: { en: 'Checklists', de: 'Checklisten' },
    sentence: { en: 'What somebody should have ready.', de: 'Was man bereithalten sollte.' },
  },
  [
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
    items: (block.items ?? []).map(({ text, note }) => ({ text, note: note ?? '' })),
  }),
);
