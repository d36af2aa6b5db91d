import type { FieldLike } from './fieldTree';
import { missingEnglish } from './missingEnglish';

const text = (name: string, more: object = {}): FieldLike => ({
  type: 'text',
  name,
  label: name.toUpperCase(),
  localized: true,
  required: true,
  ...more,
});
const fields: FieldLike[] = [
  { type: 'tabs', tabs: [{ fields: [text('title'), text('note', { required: false })] }] },
  text('office', { admin: { condition: (document: { kind?: string }) => document.kind === 'mark' } }),
  { type: 'text', name: 'kind', required: true },
  { type: 'array', name: 'links', label: 'LINKS', fields: [text('name')] },
  { type: 'blocks', name: 'blocks', label: 'BLOCKS', blocks: [{ slug: 'hero', fields: [text('heading')] }] },
  { type: 'group', name: 'foot', label: 'FOOT', fields: [text('line')] },
];
const both = { en: 'One', de: 'Eins' };
const german = { de: 'Eins' };
const missing = (data: object, stored: object) =>
  missingEnglish(fields, data as Record<string, unknown>, stored as Record<string, unknown>, ({ label }) =>
    String(label),
  ).map(({ path, place }) => `${path}: ${place.join(' ')}`);

it.each<[string, object, object, string[]]>([
  ['no change', {}, { title: both }, []],
  ['no document yet', { title: 'Eins' }, {}, ['title: TITLE']],
  ['German alone', {}, { title: german }, ['title: TITLE']],
  ['blanks', {}, { title: { en: ' ', de: 'Eins' } }, ['title: TITLE']],
  ['a text that a condition requires', { kind: 'mark' }, { title: both }, ['office: OFFICE']],
  [
    'a new row',
    { links: [{ id: 'a' }, { id: 'b', name: 'Zwei' }] },
    { title: both, links: [{ id: 'a', name: both }] },
    ['links.1.name: LINKS 2 NAME'],
  ],
  [
    'rows in another order',
    { links: [{ id: 'b' }, { id: 'a' }] },
    {
      title: both,
      links: [
        { id: 'a', name: both },
        { id: 'b', name: german },
      ],
    },
    ['links.0.name: LINKS 1 NAME'],
  ],
  [
    'a section',
    { blocks: [{ id: 'a', blockType: 'hero' }] },
    { title: both, blocks: [{ id: 'a', blockType: 'hero', heading: german }] },
    ['blocks.0.heading: BLOCKS 1 HEADING'],
  ],
  ['a group', { foot: {} }, { title: both, foot: { line: german } }, ['foot.line: FOOT LINE']],
])('finds missing English texts: %s', (_what, data, stored, expected) =>
  expect(missing(data, stored)).toEqual(expected),
);
