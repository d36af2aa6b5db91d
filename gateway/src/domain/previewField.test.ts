import { fieldOfPath, pathOfField } from './previewField';

const rowsAt = (list: string) => (list === 'blocks' ? [{ id: 'a' }, { id: 'b' }] : undefined);

it.each([
  ['title', 'title'],
  ['blocks.b', 'blocks.1'],
  ['blocks.gone', undefined],
  ['title.b', undefined],
])('finds %s at %s in the form', (field, path) => {
  expect(pathOfField(field, rowsAt)).toBe(path);
});

it.each([
  ['title', 'title'],
  ['blocks.1', 'blocks.b'],
  ['blocks.1.items.0.heading', 'blocks.b'],
  ['blocks', 'blocks'],
])('names %s as %s to the page', (path, field) => {
  expect(fieldOfPath(path, rowsAt)).toBe(field);
});
