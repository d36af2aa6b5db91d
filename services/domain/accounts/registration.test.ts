import { consentVersionOf, isCode, meetsPasswordRule, passwordRules, normaliseCode } from './registration';

it.each([
  ['123 456', true],
  [' 123456', true],
  ['12345', false],
  ['12345a', false],
])('%j is a code: %s', (typed, expected) => expect(isCode(normaliseCode(typed))).toBe(expected));

it.each([
  ['correct horse 1', []],
  ['short 1', ['length']],
  ['only letters', ['digit']],
  ['1234567890', ['letter']],
  [' outer space 1', ['characters']],
  ['a smile 😀 12345', ['characters']],
  ['', ['length', 'letter', 'digit']],
])('the password %j violates the rules %j', (password, broken) =>
  expect(passwordRules.filter((rule) => !meetsPasswordRule(rule, password))).toEqual(broken),
);

it.each([
  [['2026-11-01T10:00:00.000Z', '2026-10-01T10:00:00.000Z'], '2026-11-01'],
  [['2026-10-31T23:30:00.000Z'], '2026-11-01'],
] as [[string, ...string[]], string][])('texts changed at %j have the version %s', (changes, version) =>
  expect(consentVersionOf(changes)).toBe(version),
);
