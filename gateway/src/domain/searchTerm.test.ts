import { countedTerm } from './searchTerm';

it.each([
  ['  Textil  KENNZEICHNUNG ', 'textil kennzeichnung'],
  ['ＥＯＲＩ', 'eori'],
  ['article 1234', 'article 1234'],
])('%j is counted as %j', (query, term) => expect(countedTerm(query)).toBe(term));

it.each([
  'ab',
  '',
  'x'.repeat(61),
  'mia@example.com',
  'DE 123 456 789',
  '+49 151/234567',
  'https://a.example',
])('%j is not counted', (query) => expect(countedTerm(query)).toBeUndefined());
