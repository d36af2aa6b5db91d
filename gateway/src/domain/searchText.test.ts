import { searchText, searchWords } from './searchText';

/** Does what the database does with both: every word stands somewhere in the text. */
const finds = (keyword: string, text: string): boolean => {
  const stored = searchText(text);
  const wanted = searchWords(keyword);
  return wanted.length > 0 && wanted.every((word) => stored.includes(word));
};

it.each([
  ['umsatzsteuer', 'Die Umsatzsteuer in Deutschland'],
  ['steuer', 'Die Umsatzsteuer in Deutschland'],
  ['deutschland umsatzsteuer', 'Die Umsatzsteuer in Deutschland'],
  ['müll', 'Die Mülltonne'],
  ['muell', 'Die Mülltonne'],
  ['mull', 'Die Mülltonne'],
  ['mu\u0308ll', 'Die Mülltonne'],
  ['müll', 'Die Muelltonne'],
  ['strasse', 'Hauptstraße 1'],
  ['straße', 'Hauptstrasse 1'],
  ['lodz', 'Zakład Łódź sp. z o.o.'],
  ['łódź', 'Zaklad Lodz'],
  ['société', 'SOCIETE GENERALE DE TEST'],
  ['10.000', 'What is the €10,000 threshold?'],
  ['10,000 €', 'Was ist die Schwelle von 10.000 €?'],
  ['doc-2025-00417', 'KMP-DOC-2025-00417'],
  ['kmp doc 2025', 'KMP-DOC-2025-00417'],
  ['深圳', '深圳市照明有限公司'],
])('%s finds %s', (keyword, text) => expect(finds(keyword, text)).toBe(true));

it.each([
  ['umsatzsteuer lager', 'Die Umsatzsteuer in Deutschland'],
  ['mühle', 'Die Mülltonne'],
  ['%', 'Die Umsatzsteuer'],
  ['__', 'Die Umsatzsteuer'],
  ['\\', 'Die Umsatzsteuer'],
  ['   ', 'Die Umsatzsteuer'],
  ["' OR 1=1", 'Die Umsatzsteuer'],
  ['🙂', 'Die Umsatzsteuer 🙂'],
])('%s does not find %s', (keyword, text) => expect(finds(keyword, text)).toBe(false));

it('keeps every word once', () => {
  expect(searchText('Müll, Müll und Abfall', 'Abfall')).toBe('muell und abfall mull');
});
