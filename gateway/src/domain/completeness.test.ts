import { completenessOf } from './completeness';
import type { FieldLike } from './fieldTree';

const text = (name: string): FieldLike => ({ type: 'text', name, localized: true });
const fields: FieldLike[] = [
  { type: 'tabs', tabs: [{ fields: [text('title'), text('summary'), text('optional')] }] },
  { type: 'richText', name: 'content', localized: true },
  { ...text('searchText'), admin: { hidden: true } },
  { type: 'group', name: 'contact', fields: [text('city')] },
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [{ slug: 'steps', fields: [{ type: 'array', name: 'steps', fields: [text('name')] }] }],
  },
  { type: 'text', name: 'same' },
];
const rich = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
});
const data = {
  title: { en: 'Title', de: 'Titel' },
  summary: { en: 'Summary' },
  optional: { en: '', de: null },
  content: { en: rich('Text'), de: rich(' ') },
  searchText: { en: 'title' },
  contact: { city: { de: 'Berlin' } },
  blocks: [
    {
      blockType: 'steps',
      steps: [{ name: { en: 'One', de: 'Eins' } }, { name: { en: 'Two' } }],
    },
    { blockType: 'unknown', name: { en: 'x' } },
  ],
  same: 'same',
};

it('counts the texts, and returns the places of missing ones by language', () =>
  expect(completenessOf(fields, data, ({ name }) => name ?? '')).toEqual({
    total: 6,
    missing: {
      en: [['contact', 'city']],
      de: [['summary'], ['content'], ['blocks', 1, 'steps', 2, 'name']],
    },
  }));

it('an empty document has no missing texts', () =>
  expect(completenessOf(fields, {}, () => '')).toEqual({ total: 0, missing: { en: [], de: [] } }));

describe('required texts', () => {
  const required = (name: string, admin?: object): FieldLike => ({ ...text(name), required: true, admin });
  const needed: FieldLike[] = [
    required('title'),
    required('summary'),
    text('note'),
    required('office', { condition: ({ category }: { category?: string }) => category === 'trademark' }),
    { type: 'array', name: 'prices', fields: [required('label')] },
  ];

  it('count as missing when no language has them', () =>
    expect(completenessOf(needed, { title: { en: 'Title' }, prices: [{}] })).toEqual({
      total: 3,
      missing: {
        en: [['summary'], ['prices', 1, 'label']],
        de: [['title'], ['summary'], ['prices', 1, 'label']],
      },
    }));

  it('that the form does not ask for are not counted, on the server and in the browser', () => {
    expect(completenessOf(needed, { category: 'trademark' }).total).toBe(3);
    const isShown = (path: string) => path !== 'summary' && path !== 'prices.0.label';
    expect(completenessOf(needed, { prices: [{}] }, undefined, isShown).total).toBe(1);
  });
});
