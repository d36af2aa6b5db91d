import { fieldOfMessage } from './previewMessages';

const origin = 'https://gateway.example.com';
const form = {} as Window;
const read = (data: unknown, sender: object = {}) =>
  fieldOfMessage({ source: form, origin, data, ...sender } as MessageEvent, {
    type: 'preview-show-field',
    from: form,
    origin,
  });
const type = 'preview-show-field';

it('reads a field, and a row by its id', () => {
  expect(read({ type, field: 'title' })).toBe('title');
  expect(read({ type, field: 'blocks.65f0a1-b2' })).toBe('blocks.65f0a1-b2');
});

it.each<[string, unknown, object]>([
  ['another origin', { type, field: 'title' }, { origin: 'https://foreign.example' }],
  ['another window', { type, field: 'title' }, { source: {} }],
  ['no window', { type, field: 'title' }, { source: null }],
  ['the other direction', { type: 'preview-edit-field', field: 'title' }, {}],
  ['a selector', { type, field: 'title"], body' }, {}],
  ['a name without end', { type, field: 'a'.repeat(1_000) }, {}],
  ['an object as a name', { type, field: { toString: () => 'title' } }, {}],
  ['no object', 'title', {}],
  ['nothing', null, {}],
])('ignores a message with %s', (_what, data, sender) => {
  expect(read(data, sender)).toBeUndefined();
});
