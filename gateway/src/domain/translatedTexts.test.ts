import type { FieldLike } from './fieldTree';
import { changedTexts, hasTexts, rememberTexts } from './translatedTexts';

const fields: FieldLike[] = [
  { type: 'text', name: 'title', label: 'Title', localized: true },
  { type: 'group', name: 'meta', fields: [{ type: 'text', name: 'summary', localized: true }] },
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [{ slug: 'hero', fields: [{ type: 'text', name: 'heading', localized: true }] }],
  },
];
const both = (en: string, de: string) => ({ en, de });
const document = (title: object, heading: object) => ({
  title,
  meta: { summary: both('In short', 'Kurz') },
  blocks: [
    { id: 'b0', blockType: 'hero', heading: both('Above', 'Oben') },
    { id: 'b1', blockType: 'hero', heading },
  ],
});
const first = document(both('Fees', 'Gebühren'), both('Hello', 'Hallo'));
const remembered = rememberTexts(fields, first, {});

it('remembers every text that has both languages, by the ids of its rows', () => {
  expect(Object.keys(remembered)).toEqual([
    'title',
    'meta.summary',
    'blocks.b0.heading',
    'blocks.b1.heading',
  ]);
  expect(Object.keys(rememberTexts(fields, document({ en: 'Fees' }, { de: 'Hallo' }), {}))).not.toContain(
    'title',
  );
  expect(changedTexts(fields, first, remembered)).toEqual([]);
});

it('names a text whose English has changed, by form and in words, also in a row that has moved', () => {
  const now = document(both('Prices', 'Gebühren'), both('Good day', 'Hallo'));
  now.blocks.reverse();
  expect(changedTexts(fields, now, remembered)).toEqual([
    { formPath: 'title', place: ['title'] },
    { formPath: 'blocks.0.heading', place: ['blocks', 1, 'heading'] },
  ]);
  expect(changedTexts(fields, now, {})).toEqual([]);
  expect(changedTexts(fields, now, remembered, ({ label }) => String(label))[0]?.place).toEqual(['Title']);
});

it('takes a new translation for right, and the old one where an editor says so', () => {
  const english = document(both('Prices', 'Gebühren'), both('Hello', 'Hallo'));
  const still = rememberTexts(fields, english, remembered);
  expect(changedTexts(fields, english, still)).toHaveLength(1);
  const translated = document(both('Prices', 'Preise'), both('Hello', 'Hallo'));
  expect(changedTexts(fields, translated, rememberTexts(fields, translated, remembered))).toEqual([]);
  expect(
    changedTexts(fields, english, rememberTexts(fields, english, remembered, { isRight: true })),
  ).toEqual([]);
});

it('has texts where a field at any depth has languages', () => {
  expect(fields.map((field) => hasTexts([field]))).toEqual([true, true, true]);
  expect(
    hasTexts([
      { type: 'text', name: 'plain' },
      { type: 'group', name: 'g', fields: [] },
    ]),
  ).toBe(false);
});
