import type { FieldLike } from './fieldTree';
import { linkMark, referencesIn } from './references';

const image = (name: string, more: Partial<FieldLike> = {}): FieldLike => ({
  type: 'upload',
  name,
  relationTo: 'media',
  ...more,
});
const link = (name: string): FieldLike => ({ type: 'text', name, custom: linkMark });
const document = (collection: string, id: number) => ({ kind: 'document', collection, id });

it('finds images in every place and language, as ids or as documents', () => {
  const fields: FieldLike[] = [
    { type: 'tabs', tabs: [{ fields: [image('cover')] }] },
    image('localised', { localized: true }),
    { type: 'group', name: 'foot', fields: [image('background')] },
    {
      type: 'blocks',
      name: 'blocks',
      blocks: [{ slug: 'hero', fields: [{ type: 'array', name: 'cards', fields: [image('image')] }] }],
    },
  ];
  const data = {
    cover: 1,
    localised: { en: 2, de: { id: 3 } },
    foot: { background: 5 },
    blocks: [
      { blockType: 'hero', cards: [{ image: 6 }, { image: null }] },
      { blockType: 'gone', image: 7 },
    ],
  };
  expect(referencesIn(fields, data)).toEqual([1, 2, 3, 5, 6].map((id) => document('media', id)));
  expect(referencesIn(fields, {})).toEqual([]);
});

it('finds documents of one collection and of several', () => {
  const fields: FieldLike[] = [
    { type: 'relationship', name: 'related', relationTo: 'articles' },
    { type: 'relationship', name: 'any', relationTo: ['pages', 'articles'] },
  ];
  expect(referencesIn(fields, { related: [1, 2], any: { relationTo: 'pages', value: 3 } })).toEqual([
    document('articles', 1),
    document('articles', 2),
    document('pages', 3),
  ]);
});

it('finds links with the text beside them, and no other texts', () => {
  const fields: FieldLike[] = [
    {
      type: 'array',
      name: 'actions',
      fields: [{ type: 'text', name: 'label', localized: true }, link('url')],
    },
    { type: 'text', name: 'title' },
  ];
  const data = {
    title: '/cht/price',
    actions: [
      { label: { en: 'Prices' }, url: ' /cht/price ' },
      { label: { en: ' ', de: 'Preise' }, url: '/de/cht/price' },
      { label: 'Contact', url: '/cht/Contact' },
      { label: 3, url: '/cht/About' },
      { url: ' ' },
      { url: 5 },
    ],
  };
  expect(referencesIn(fields, data)).toEqual([
    { kind: 'link', href: '/cht/price', text: 'Prices' },
    { kind: 'link', href: '/de/cht/price', text: 'Preise' },
    { kind: 'link', href: '/cht/Contact', text: 'Contact' },
    { kind: 'link', href: '/cht/About', text: '' },
  ]);
});

it('finds links, images and documents of formatted texts in every language', () => {
  const fields: FieldLike[] = [{ type: 'richText', name: 'body', localized: true }];
  const text = (...children: object[]) => ({
    root: { type: 'root', children: [{ type: 'paragraph', children }] },
  });
  const en = text(
    { type: 'link', fields: { url: 'https://www.example.com' }, children: [{ type: 'text', text: 'Out' }] },
    { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'articles', value: 4 } } },
  );
  const de = text(
    { type: 'upload', relationTo: 'media', value: { id: 5 } },
    { type: 'relationship', relationTo: 'articles', value: 6 },
    {
      type: 'autolink',
      fields: { url: ' https://example.org ' },
      children: [{ type: 'text', text: ' There ' }],
    },
    { type: 'block', fields: { blockType: 'film', film: 7 } },
    // Neither refers to anything, whatever else it has.
    { type: 'text', text: 'x', relationTo: 'media', value: 8, fields: { url: '/cht/price', film: 9 } },
    { type: 'link' },
  );
  expect(referencesIn(fields, { body: { en, de } })).toEqual([
    { kind: 'link', href: 'https://www.example.com', text: 'Out' },
    document('articles', 4),
    document('media', 5),
    document('articles', 6),
    { kind: 'link', href: 'https://example.org', text: 'There' },
    document('video-courses', 7),
  ]);
});
