import type { FieldLike } from './fieldTree';
import { hasSameRows } from './sameRows';

const list: FieldLike = {
  type: 'array',
  name: 'links',
  fields: [{ type: 'text', name: 'name', localized: true }],
};
const fields: FieldLike[] = [
  {
    type: 'tabs',
    tabs: [
      { fields: [{ type: 'row', fields: [{ type: 'text', name: 'title', localized: true }] }] },
      { name: 'foot', fields: [list] },
    ],
  },
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [
      { slug: 'hero', fields: [{ type: 'text', name: 'title', localized: true }] },
      { slug: 'cards', fields: [list] },
    ],
  },
];
const hero = { id: 'a', blockType: 'hero', title: 'Hello' };
const link = { id: '1', name: 'One' };
const cards = { id: 'b', blockType: 'cards', links: [link, { id: '2', name: 'Two' }] };
const before = { title: 'Title', foot: { links: [link] }, blocks: [hero, cards] };

it.each<[string, object, boolean]>([
  ['no change', {}, true],
  ['other texts', { title: 'Titel', blocks: [{ ...hero, title: 'Hallo' }, cards] }, true],
  ['a text in a row', { foot: { links: [{ ...link, name: 'Eins' }] } }, true],
  ['one section fewer', { blocks: [hero] }, false],
  ['one section more', { blocks: [hero, cards, { blockType: 'hero' }] }, false],
  ['another order', { blocks: [cards, hero] }, false],
  ['another kind of section', { blocks: [{ ...hero, blockType: 'cards' }, cards] }, false],
  ['one row fewer in a section', { blocks: [hero, { ...cards, links: [link] }] }, false],
  ['one row more in a tab', { foot: { links: [link, { id: '3', name: 'Three' }] } }, false],
  ['no rows', { blocks: [] }, false],
  ['null for rows', { blocks: null }, false],
])('compares rows: %s', (_what, after, same) => expect(hasSameRows(fields, before, after)).toBe(same));
