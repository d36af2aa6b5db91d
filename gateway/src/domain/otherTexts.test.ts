import { pathById, withOtherTexts } from './otherTexts';

it('names the rows of a path by their ids', () => {
  const ids: Record<string, string> = { 'blocks.1': 'b', 'blocks.1.items.0': 'i' };
  const idOf = (path: string) => ids[path];
  expect(pathById('title', idOf)).toBe('title');
  expect(pathById('blocks.1.items.0.text', idOf)).toBe('blocks.b.items.i.text');
  expect(pathById('blocks.2.heading', idOf)).toBeUndefined();
});

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
