import { pathById } from './otherTexts';

it('names the rows of a path by their ids', () => {
  const ids: Record<string, string> = { 'blocks.1': 'b', 'blocks.1.items.0': 'i' };
  const idOf = (path: string) => ids[path];
  expect(pathById('title', idOf)).toBe('title');
  expect(pathById('blocks.1.items.0.text', idOf)).toBe('blocks.b.items.i.text');
  expect(pathById('blocks.2.heading', idOf)).toBeUndefined();
});
