import { matchText } from './matchText';

// Shows (requirements, 2.14).

/** The text with the matches in brackets. */
function marked(text: string, query: string): string | undefined {
  const ranges = matchText(text, query);
  return ranges?.reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

it.each([
  ['VAT registration Germany', 'vat', '[VAT] registration Germany'],
  ['VAT registration Germany', 'VAT REG', '[VAT] [reg]istration Germany'],
  ['VAT registration Germany', 'germany vat', '[VAT] registration [Germany]'],
  ['Gründung in Österreich', 'grundung', '[Gründung] in Österreich'],
  ['Gründung in Österreich', 'gruendung', '[Gründung] in Österreich'],
  ['Gründung in Österreich', 'osterr', 'Gründung in [Österr]eich'],
  ['Straßenfahrzeuge', 'strasse', '[Straße]nfahrzeuge'],
  ['Strassenfahrzeuge', 'straße', '[Strasse]nfahrzeuge'],
  ['Société Générale', 'societe gen', '[Société] [Gén]érale'],
  ['Umsatzsteuer', 'umsatz satzst', '[Umsatzst]euer'],
  ['🧭 Kompass', 'komp', '🧭 [Komp]ass'],
  ['C++ (a.b)', 'c++ (a.', '[C++] [(a.]b)'],
  ['VAT', '', 'VAT'],
])('%j matches %j as %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it.each([
  ['VAT registration Germany', 'vat france'],
  ['Gründung', 'grandung'],
  ['Masse', 'masß'],
])('%j does not match %j', (text, query) => {
  expect(matchText(text, query)).toBeUndefined();
});
