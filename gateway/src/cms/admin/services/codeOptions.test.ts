import { codeOptions } from './codeOptions';

const added = [
  { code: 44, category: 'weee' },
  { code: 41, category: 'weee' },
  { code: 42, category: 'toy' },
] as const;

it('offers all codes of VAT, with their countries', () => {
  const options = codeOptions('vat', [...added], 'de');
  expect(options).toHaveLength(31);
  expect(options[2]).toEqual({ value: '2', label: '2 · VAT · Deutschland' });
  expect(options.find(({ value }) => value === '13')).toEqual({ value: '13', label: '13 · VAT' });
});

it('offers the codes that staff added to an open area, in order', () =>
  expect(codeOptions('weee', [...added], 'en')).toEqual([
    { value: '41', label: '41 · WEEE' },
    { value: '44', label: '44 · WEEE' },
  ]));

it.each([undefined, 'company', 'trademark', 'battery'] as const)('offers none for %s', (category) =>
  expect(codeOptions(category, [...added], 'en')).toEqual([]),
);
