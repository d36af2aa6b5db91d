/** Member States of the European Union, ISO 3166-1 alpha-2. */
export const unionMembers = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

const members: ReadonlySet<string> = new Set(unionMembers);

/** European countries outside the Union that sellers of this site deal with, ISO 3166-1 alpha-2. */
export const unionNeighbours: readonly string[] = ['CH', 'GB', 'NO'];

export const isInUnion = (country: string): boolean => members.has(country);

/** Part of the United Kingdom in which the Union's rules for goods and their VAT apply (Directive (EU) 2020/1756). */
export const northernIreland = 'XI';

export const isInUnionForGoods = (country: string): boolean =>
  isInUnion(country) || country === northernIreland;
