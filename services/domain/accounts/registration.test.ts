import {
  consentVersionOf,
  isCode,
  isPhoneNumber,
  meetsPasswordRule,
  passwordRules,
  normaliseCode,
  normalisePhoneNumber,
} from './registration';

it.each([
  ['+49 151 23456789', '+4915123456789'],
  [' 0049 151 234567 ', '+49151234567'],
  ['+49 (0)151 / 234-567', '+49151234567'],
  ['+852 2123–4567', '+85221234567'],
  ['＋86 138 0013 8000', '+8613800138000'],
  ['+44 (20) 7946.0018', '+442079460018'],
])('normalises %s to %s', (typed, phone) => {
  expect(normalisePhoneNumber(typed)).toBe(phone);
  expect(isPhoneNumber(phone)).toBe(true);
});

it.each(['0151 234567', 'phone', '', '+49', '+0123456789', `+${'1'.repeat(16)}`])(
  '%j is not a phone number',
  (typed) => expect(isPhoneNumber(normalisePhoneNumber(typed))).toBe(false),
);

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
