import { withRowIds } from './rowIds';

const saved = {
  blocks: [
    { id: 'b1', blockType: 'steps', steps: [{ id: 's1', title: 'One' }] },
    { id: 'b2', blockType: 'prose', body: { root: { children: [{ id: 'link' }] } } },
  ],
  image: 7,
};

it('puts every row of the second language on the row of the first', () => {
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

it('gives a row that the first language does not have no id', () => {
  expect(withRowIds({ blocks: [{}, {}, { blockType: 'hero' }] }, saved)).toEqual({
    blocks: [{ id: 'b1' }, { id: 'b2' }, { blockType: 'hero' }],
  });
});
