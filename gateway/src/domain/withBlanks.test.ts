import type { FieldLike } from './fieldTree';
import { withBlanks } from './withBlanks';

const text = (name: string, required = true): FieldLike => ({ type: 'text', name, required });
const fields: FieldLike[] = [
  { type: 'tabs', tabs: [{ fields: [text('title'), text('note', false)] }] },
  { type: 'richText', name: 'content', required: true },
  { type: 'date', name: 'day', required: true },
  { type: 'select', name: 'kind', required: true, options: [{ value: 'a' }] } as FieldLike,
  { type: 'group', name: 'place', fields: [text('city')] },
  { type: 'blocks', name: 'blocks', blocks: [{ slug: 'steps', fields: [text('heading')] }] },
  { type: 'upload', name: 'image', required: true },
];
const now = '2026-11-24T09:00:00.000Z';

it('leaves blank what is required and not written yet', () => {
  const blocks = [{ blockType: 'steps', id: 'a', heading: null }];
  expect(withBlanks(fields, { title: null, note: null, blocks }, now)).toEqual({
    title: '',
    note: null,
    content: { root: expect.objectContaining({ children: [] }) },
    day: now,
    kind: 'a',
    place: { city: '' },
    blocks: [{ blockType: 'steps', id: 'a', heading: '' }],
  });
});

it('leaves what is written as it is', () => {
  const written = { title: 'Rates', content: { root: {} }, day: '2026-01-01', kind: 'b' };
  const whole = { ...written, place: { city: 'Bonn' }, blocks: [], image: 3 };
  expect(withBlanks(fields, whole, now)).toEqual(whole);
});
