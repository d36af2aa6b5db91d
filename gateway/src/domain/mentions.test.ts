import { countMentions, termFinder } from './mentions';

it.each([
  ['VAT', 'VAT is due; a VAT number is not.', 2],
  ['VAT', 'private', 0],
  ['input VAT', 'The input VAT of imports', 1],
  ['distance sale', 'Distance sales within the Union', 1],
  ['innergemeinschaftliche Lieferung', 'bei innergemeinschaftlichen Lieferungen', 1],
  ['Vorsteuer', 'Der Vorsteuerabzug und die Vorsteuer', 2],
  ['Fiskalvertreter', 'die Pflichten des Fiskalvertreters', 1],
  ['zero return, nil return', 'A nil return is due.', 1],
  ['einzige Anlaufstelle (One-Stop-Shop)', 'über den One-Stop-Shop und der einzigen Anlaufstelle', 2],
  ['Zoll', 'Zoll und Zollanmeldung', 1],
  ['tax office', 'the syntax office', 0],
  ['Umsatzsteuer-Identifikationsnummer (USt-IdNr.)', 'Eine USt-IdNr. beginnt mit DE.', 1],
  ['Steuern', 'die Steuer und steuerfrei', 2],
  ['Rest', 'Reste', 0],
  ['two  words', 'two words', 1],
])('%s is found in "%s" %d times', (term, text, times) =>
  expect(countMentions(text.toLowerCase(), termFinder(term))).toBe(times),
);

it('takes signs of a term literally', () => {
  expect(countMentions('a+b', termFinder('a+b'))).toBe(1);
  expect(countMentions('aab', termFinder('a+b'))).toBe(0);
});
