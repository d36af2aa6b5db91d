import { newPassword } from '../../features/authentication/newPassword';
import { passwordProblem } from './passwordRules';

const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@kompassa.example' };
const problemOf = (password: string) => passwordProblem(password, owner)?.en;

it.each([
  'a password of the contract tests',
  'correct horse battery staple',
  'grün trägt der Fluss',
  'ÄÖÜß kein Zahlwort',
  '        \u00a0 nine spaces first',
  '👍🏽 takes the bus to 日本',
  `${'abcdef'.repeat(21)}xy`,
])('accepts %j', (password) => expect(problemOf(password)).toBeUndefined());

it('accepts the passwords that the gateway generates', () => {
  for (let count = 0; count < 50; count += 1) expect(problemOf(newPassword())).toBeUndefined();
});

it.each(['', 'abc', '9 letters', '👍👍👍👍👍👍👍👍👍'])('%j is too short', (password) =>
  expect(problemOf(password)).toMatch(/^Please take at least 10/),
);

it('more than 128 characters are too many', () =>
  expect(problemOf(`long ${'abcdef '.repeat(20)}`)).toMatch(/^Please take at most 128/));

it.each([
  'Password2026!',
  'password123456',
  'Administrator1',
  'Willkommen2026',
  'Kompassa2026!!',
  'Ada Lovelace 1',
  'lovelace.ada.1',
  'qwertz123456',
  'aaaaaaaaaaaa',
  '1111122222333',
])('%j is too easy to guess', (password) =>
  expect(problemOf(password)).toMatch(/^This password is guessed soon/),
);
