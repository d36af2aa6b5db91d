import { isUid } from './uid';

it.each([
  ['Spring-2026', true],
  ['a', true],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['', false],
  ['-a', false],
  ['a b', false],
  ['a/b', false],
])('%j may be the address of a campaign: %s', (text, expected) => expect(isUid(text)).toBe(expected));
