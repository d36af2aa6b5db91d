import { type VatNumberLetters, vatNumberLetters } from '@/contract/lists/vatNumber';

import { outcomeOf } from './checkDigits';
import { entryOfQuery, queryOfEntry, readVatNumber } from './vatNumberEntry';
import { vatNumberExamples } from './vatNumberExamples';

/** What the check finds of an entry. */
function check(number: string, letters: VatNumberLetters | '' = '') {
  const read = readVatNumber({ number, letters });
  return 'fault' in read ? read.fault : outcomeOf(read);
}

it.each(vatNumberLetters)('the example of %s could exist, also without its letters', (letters) => {
  const example = vatNumberExamples[letters];
  expect(example.startsWith(letters)).toBe(true);
  expect(check(example)).toBe('possible');
  expect(check(example.slice(letters.length), letters)).toBe('possible');
});

/** Each with one digit of its example changed. */
const wrongDigits: Record<VatNumberLetters, string> = {
  AT: 'ATU99948086',
  BE: 'BE0999891342',
  BG: 'BG999420265',
  CHE: 'CHE999448929MWST',
  CY: 'CY10992346A',
  CZ: 'CZ25994078',
  DE: 'DE999024514',
  DK: 'DK99948184',
  EE: 'EE109912346',
  EL: 'EL099991536',
  ES: 'ESB99059850',
  FI: 'FI09994022',
  FR: 'FR64999462766',
  GB: 'GB999636337',
  HR: 'HR99994067779',
  HU: 'HU99943212',
  IE: 'IE9999151W',
  IT: 'IT99940170726',
  LT: 'LT999442919',
  LU: 'LU99941131',
  LV: 'LV49990091536',
  MT: 'MT19991187',
  NL: 'NL999457018B02',
  NO: 'NO999237569MVA',
  PL: 'PL5999210321',
  PT: 'PT599944022',
  RO: 'RO19991941',
  SE: 'SE559916280701',
  SI: 'SI99940265',
  SK: 'SK2999091536',
  XI: 'XI999636337',
};
it.each(Object.values(wrongDigits))('%s has a wrong check digit', (number) =>
  expect(check(number)).toBe('wrongDigits'),
);

it.each(vatNumberLetters)('a number of %s with a digit too many has another form', (letters) => {
  // Some countries have several lengths, but none four digits more than another of its own.
  const example = vatNumberExamples[letters];
  const longer = `${example.slice(0, letters.length)}9999${example.slice(letters.length)}`;
  expect(check(longer)).toBe('wrongForm');
});

describe('second forms', () => {
  it.each([
    ['NL123456789B13', 'a sole trader since 2020'],
    ['BG831642181', 'a company with an old number in Bulgaria'],
    ['SK1344652639', 'a number that begins with 1 in Slovakia'],
    ['IE8D79739I', 'an old number in Ireland'],
    ['ESX9999999J', 'a foreigner in Spain'],
    ['GBGD001', 'a department in Great Britain'],
    ['XIHA501', 'a health authority in Northern Ireland'],
    ['BE999.891.341', 'an old number in Belgium'],
    ['LT100001919017', 'a temporary number in Lithuania'],
    ['CHE-999.448.928', 'a company in Switzerland, without the addition'],
    ['CHE999448928TVA', 'the same in French'],
  ])('%s could exist: %s', (number) => expect(check(number)).toBe('possible'));

  it('finds typing errors in Swiss numbers without the addition too', () =>
    expect(check('CHE999448929')).toBe('wrongDigits'));

  it.each(['BG8001010001', 'LV32999999999'])('the digits of %s are not checked', (number) =>
    expect(check(number)).toBe('wellFormed'),
  );
});

describe('an entry', () => {
  it.each([
    ['de 999.024-513', '', 'DE999024513'],
    ['USt-IdNr. DE 999 024 513', '', 'DE999024513'],
    ['gr099991535', '', 'EL099991535'],
    ['999237568 MVA', '', 'NO999237568MVA'],
    ['u99948085', 'AT', 'ATU99948085'],
    // The number knows better than the choice, unless its letters are the French key.
    ['DE999024513', 'FR', 'DE999024513'],
    ['DE9990245', 'FR', 'DE9990245'],
    ['IT999462765', 'FR', 'IT999462765'],
    ['K7999462765', 'FR', 'FRK7999462765'],
  ] as const)('%j for %j is read as %s', (number, letters, read) =>
    expect(readVatNumber({ number, letters })).toMatchObject({ number: read }),
  );

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['9'.repeat(41), 'tooLong'],
    ['999024513', 'noCountry'],
    ['US123456789', 'noCountry'],
    ['🙂', 'noCountry'],
  ])('%j is refused: %s', (number, fault) =>
    expect(readVatNumber({ number, letters: '' })).toEqual({ fault }),
  );

  it('stands in an address, whatever else does', () => {
    const entry = { number: 'U99948085', letters: 'AT' } as const;
    expect(entryOfQuery(queryOfEntry(entry))).toEqual(entry);
    expect(entryOfQuery({ number: 'DE1', country: 'XX' })).toEqual({ number: 'DE1', letters: '' });
    expect(entryOfQuery({ number: ['DE1', 'DE2'], country: ['DE'] })).toEqual({ number: '', letters: '' });
    expect(entryOfQuery({ country: 'DE' })).toBeUndefined();
  });
});
