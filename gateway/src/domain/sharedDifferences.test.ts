import type { FieldLike } from './fieldTree';
import { sharedDifferences } from './sharedDifferences';

const fields: FieldLike[] = [
  { type: 'text', name: 'title', localized: true },
  { type: 'text', name: 'uid' },
  { type: 'checkbox', name: 'isHot' },
  { type: 'date', name: 'day' },
  { type: 'upload', name: 'cover' },
  { type: 'relationship', name: 'related' },
  { type: 'number', name: 'count', virtual: true },
  {
    type: 'array',
    name: 'prices',
    fields: [
      { type: 'text', name: 'label', localized: true },
      { type: 'row', fields: [{ type: 'number', name: 'amount' }] },
    ],
  },
  { type: 'blocks', name: 'blocks', blocks: [{ slug: 'hero', fields: [{ type: 'text', name: 'url' }] }] },
  { type: 'group', name: 'foot', fields: [{ type: 'text', name: 'mail' }] },
];
const before = {
  title: { en: 'Title' },
  uid: null,
  day: '2026-03-01T12:00:00.000Z',
  cover: 5,
  related: [1, 2],
  prices: [{ id: 'p', label: { en: 'Price' }, amount: 100 }],
  blocks: [{ id: 'b', blockType: 'hero', url: '/a' }],
  foot: { mail: 'a@b' },
};
const places = (change: object) =>
  sharedDifferences(fields, before, { ...before, ...change }, ({ name }) => name ?? '').map((place) =>
    place.join(' '),
  );

it.each<[string, object, string[]]>([
  ['no change', {}, []],
  ['a text', { title: 'Titel', prices: [{ id: 'p', label: 'Preis', amount: 100 }] }, []],
  ['the same, written differently', { uid: '', isHot: false, day: '2026-03-01T13:00:00+01:00' }, []],
  ['the same related documents', { cover: { id: 5, alt: 'x' }, related: [{ id: 1 }, { id: 2 }] }, []],
  ['a computed field', { count: 7 }, []],
  ['an address', { uid: 'spring' }, ['uid']],
  ['a checkbox', { isHot: true }, ['isHot']],
  ['a day', { day: '2026-03-02T12:00:00.000Z' }, ['day']],
  ['an image', { cover: 6 }, ['cover']],
  ['the order of related documents', { related: [2, 1] }, ['related']],
  ['a price', { prices: [{ id: 'p', amount: 200 }] }, ['prices 1 amount']],
  ['one row more', { prices: [...before.prices, { id: 'q', amount: 1 }] }, ['prices']],
  ['one row fewer', { prices: [] }, ['prices']],
  ['another row', { prices: [{ id: 'q', amount: 100 }] }, ['prices']],
  ['a link in a section', { blocks: [{ id: 'b', blockType: 'hero', url: '/b' }] }, ['blocks 1 url']],
  ['a field of a group', { foot: { mail: 'c@d' } }, ['foot mail']],
])('compares shared fields: %s', (_what, change, expected) => expect(places(change)).toEqual(expected));
