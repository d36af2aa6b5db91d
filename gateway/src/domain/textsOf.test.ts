import { document, node, text } from '../../test/richText';
import type { FieldLike } from './fieldTree';
import { linkMark } from './references';
import { textsOf } from './textsOf';

const fields: FieldLike[] = [
  { type: 'tabs', tabs: [{ fields: [{ type: 'text', name: 'title', localized: true }] }] },
  { type: 'richText', name: 'content', localized: true },
  { type: 'text', name: 'searchText', localized: true, admin: { hidden: true } },
  { type: 'select', name: 'kind' },
  { type: 'group', name: 'contact', fields: [{ type: 'textarea', name: 'street' }] },
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [
      {
        slug: 'steps',
        fields: [
          { type: 'text', name: 'url', custom: linkMark },
          { type: 'array', name: 'steps', fields: [{ type: 'richText', name: 'body', localized: true }] },
        ],
      },
    ],
  },
];
const formatted = (...words: string[]) =>
  document(
    node(
      'paragraph',
      words.map((word) => text(word)),
    ),
  );

it('gives the texts of every place and language, without links, choices and hidden fields', () =>
  expect(
    textsOf(fields, {
      title: { en: 'Title', de: 'Titel' },
      content: { en: formatted('Em', 'phasis'), de: null },
      searchText: { en: 'hidden' },
      kind: 'choice',
      contact: { street: 'Street' },
      blocks: [
        { blockType: 'steps', url: 'https://a.example', steps: [{ body: { de: formatted('Schritt') } }] },
        { blockType: 'gone', url: 'x' },
      ],
    }),
  ).toEqual(['Title', 'Titel', 'Emphasis', 'Street', 'Schritt']));
