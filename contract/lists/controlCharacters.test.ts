import { withoutControlCharacters } from './controlCharacters';

it.each([
  ['first\r\nsecond\rthird\nfourth', 'first\nsecond\nthird\nfourth'],
  ['Word\vbreaks\flines\u2028and\u2029pages\u0085', 'Word\nbreaks\nlines\nand\npages\n'],
  ['\u0000ter\u0007minal \u001b[1mcopy\u009f\u001f', 'terminal [1mcopy'],
  ['half \ud83d a smile, \ufffe and \uffff', 'half  a smile,  and '],
  ['a\ttab, a smile 🙂, ZWNJ \u200c, <B> & "C"', 'a\ttab, a smile 🙂, ZWNJ \u200c, <B> & "C"'],
])('%j becomes %j', (text, clean) => expect(withoutControlCharacters(text)).toBe(clean));
