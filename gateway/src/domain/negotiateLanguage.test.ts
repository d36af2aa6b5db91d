import { negotiateLanguage } from './negotiateLanguage';

it.each([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['de', 'de'],
  ['DE', 'de'],
  ['de-DE', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr,de;q=0.5,en;q=0.4', 'de'],
  ['en;q=0.4,de;q=0.5', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0', 'en'],
  ['de;q=0, en', 'en'],
  ['zh-CN', 'en'],
  ['x'.repeat(4000), 'en'],
  ['de;q=x,,;', 'en'],
])('%j gives %s', (header, language) => expect(negotiateLanguage(header)).toBe(language));
