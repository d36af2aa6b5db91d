import { withRowIds } from './rowIds';

const saved = {
  blocks: [
    { id: 'b1', blockType: 'steps', steps: [{ id: 's1', title: 'One' }] },
    { id: 'b2', blockType: 'prose', body: { root: { children: [{ id: 'link' }] } } },
  ],
  image: 7,
};

it('gives each row of the second language the id of the row in the first', () => {
  const german = {
    blocks: [{ blockType: 'steps', steps: [{ title: 'Eins' }] }, { blockType: 'prose' }],
    image: 7,
  };
  expect(withRowIds(german, saved)).toEqual({
    blocks: [
      { id: 'b1', blockType: 'steps', steps: [{ id: 's1', title: 'Eins' }] },
      { id: 'b2', blockType: 'prose' },
    ],
    image: 7,
  });
});

it('leaves rich text as it is', () => {
  const german = { blocks: [{}, { body: { root: { children: [{ text: 'Hallo' }] } } }] };
  expect(withRowIds(german, saved)).toEqual({
    blocks: [{ id: 'b1' }, { id: 'b2', body: { root: { children: [{ text: 'Hallo' }] } } }],
  });
});

it('gives no id to a row that the first language does not have', () => {
  expect(withRowIds({ blocks: [{}, {}, { blockType: 'hero' }] }, saved)).toEqual({
    blocks: [{ id: 'b1' }, { id: 'b2' }, { blockType: 'hero' }],
  });
});
