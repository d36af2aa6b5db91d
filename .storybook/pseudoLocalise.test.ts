import { readdirSync, readFileSync } from 'node:fs';

import { pseudoLocaliseAll, pseudoLocalise } from './pseudoLocalise';

it.each([
  ['Services', 'Séérvîîçéés'],
  ['{{product}}, to the home page', '{{product}}, tööö théé hööméé páágéé'],
  ['I agree to the <terms>terms</terms>', 'Î áágréééé töö thééé <terms>téérms</terms>'],
])('lengthens %s and keeps its placeholders', (text, expected) => {
  expect(pseudoLocalise(text)).toBe(expected);
});

const placeholder = /\{\{.*?\}\}|<[^>]*>/g;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

it.each(readdirSync('locales/en'))('%s is longer by about 40 %% and keeps every placeholder', (file) => {
  const namespace: unknown = JSON.parse(readFileSync(`locales/en/${file}`, 'utf8'));
  const [before, after] = [namespace, pseudoLocaliseAll(namespace)].map((texts) => textsIn(texts).join('\n'));
  const [short, long] = [before, after].map((text = '') => text.replaceAll(placeholder, '').length);
  // Letters are added at vowels, of which a text of a few words may have none at its end.
  expect((long ?? 0) / (short ?? 0)).toBeGreaterThan(1.25);
  expect((long ?? 0) / (short ?? 0)).toBeLessThan(1.42);
  expect(after?.match(placeholder)).toEqual(before?.match(placeholder));
});
