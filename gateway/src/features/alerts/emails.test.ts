import { alertConfirmation, changesEmail } from './emails';
import type { LawChange } from './findChanges';

const at = {
  product: 'Kompassa',
  siteUrl: 'https://www.example.com',
  gateway: 'https://gateway.example.com',
};
const change = (country: string, more: Partial<LawChange> = {}): LawChange => ({
  id: `${country}-2027-01-01`,
  country,
  day: '2027-01-01',
  topic: 'rates',
  text: { en: 'The rate rises', de: 'Der Satz steigt' },
  shownSince: 1,
  ...more,
});
const letter = (language: 'en' | 'de', ...changes: LawChange[]) =>
  changesEmail({ changes, ticket: 'a.1.b.c', language }, at);

it('asks for confirmation by one link, in the language of the form', () => {
  const { subject, text } = alertConfirmation({ token: 'x'.repeat(43), language: 'de' }, at);
  expect(subject).toBe('Bitte bestätigen Sie Ihre Benachrichtigungen von Kompassa');
  expect(text.match(/^https:\/\/gateway\.\S+$/gm)).toEqual([
    `https://gateway.example.com/user/alerts/confirm?token=${'x'.repeat(43)}&lang=de`,
  ]);
  expect(text).toMatch(/gilt 72 Stunden/);
  expect(text).toMatch(/nach 7 Tagen gelöscht/);
});

it('tells of each change with its day and its place on the site, and how to end the letters', () => {
  const { text, unsubscribeUrl } = letter(
    'de',
    change('PL'),
    change('FR', { text: { en: 'Only in English' } }),
  );
  expect(text).toContain(
    'Polen, 1. Januar 2027\nDer Satz steigt\nhttps://www.example.com/de/cht/vatChanges#PL-2027-01-01\n\nFrankreich, 1. Januar 2027\nOnly in English\n',
  );
  expect(unsubscribeUrl).toBe('https://gateway.example.com/user/alerts/unsubscribe?token=a.1.b.c&lang=de');
  expect(text).toContain(`\n${unsubscribeUrl}\n`);
});

it.each([
  [['PL'], 'Changes in the law: Poland', 'Rechtsänderungen: Polen'],
  [['PL', 'PL', 'FR'], 'Changes in the law: Poland, France', 'Rechtsänderungen: Polen, Frankreich'],
  [['PL', 'FR', 'IT', 'ES'], 'Changes in the law of 4 countries', 'Rechtsänderungen in 4 Ländern'],
])('names the countries %j in its subject', (countries, english, german) => {
  const changes = countries.map((country) => change(country));
  expect([letter('en', ...changes).subject, letter('de', ...changes).subject]).toEqual([english, german]);
});

it('lists at most twenty changes, and leads to the others', () => {
  const { text } = letter('en', ...Array.from({ length: 25 }, () => change('PL')));
  expect(text.match(/The rate rises/g)).toHaveLength(20);
  expect(text).toContain('And 5 more:\nhttps://www.example.com/cht/vatChanges\n');
});
