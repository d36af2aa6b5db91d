import { isNewVisit, isVisitorId } from './visit';

const now = new Date('2026-06-15T09:00:00Z');
const minutes = (count: number) => now.getTime() + count * 60_000;

it.each([
  [undefined, true],
  [minutes(-29), false],
  [minutes(-30), true],
  [minutes(29), false],
  [minutes(30), true],
])('after a page at %s a visit is new: %s', (seenAt, expected) =>
  expect(isNewVisit(seenAt, now)).toBe(expected),
);

it.each([
  ['a.b:c-d_1', true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  ['', false],
  ['a b', false],
  ['a\r\nb', false],
  [7, false],
])('%j travels as an id: %s', (id, expected) => expect(isVisitorId(id)).toBe(expected));
