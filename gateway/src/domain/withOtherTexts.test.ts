import { withOtherTexts } from './withOtherTexts';

it('changes the named texts, and leaves out those of rows that are gone', () => {
  const document = {
    title: 'Alt',
    address: { city: 'Köln', street: 'Gasse' },
    blocks: [
      { id: 'a', heading: 'Eins' },
      { id: 'b', heading: 'Zwei', items: [{ id: 'i', text: 'x' }] },
    ],
  };
  const before = structuredClone(document);
  const texts = {
    title: 'Neu',
    'address.city': 'Bonn',
    'blocks.b.items.i.text': 'y',
    'blocks.gone.heading': 'Drei',
  };
  expect(withOtherTexts(document, texts)).toEqual({
    title: 'Neu',
    address: { city: 'Bonn', street: 'Gasse' },
    blocks: [
      { id: 'a', heading: 'Eins' },
      { id: 'b', heading: 'Zwei', items: [{ id: 'i', text: 'y' }] },
    ],
  });
  expect(document).toEqual(before);
  expect(withOtherTexts(document, { 'blocks.gone.heading': 'Drei' })).toEqual({});
});

it('changes nothing where the texts are there already, in whatever order their parts are stored', () => {
  const document = {
    title: 'Da',
    content: { root: { type: 'root', children: [] } },
    blocks: [{ id: 'a', text: 'x' }],
  };
  const content = { root: { children: [], type: 'root' } };
  expect(withOtherTexts(document, { title: 'Da', content, 'blocks.a.text': 'x' })).toEqual({});
  expect(withOtherTexts(document, { title: 'Da', content: { root: null } })).toEqual({
    content: { root: null },
  });
});
