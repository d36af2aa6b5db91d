import { northernIreland, unionMembers } from '@/contract/lists/unionMembers';

/** The countries most merchants store and sell in; they are listed first. */
export const mainCountries: readonly string[] = [
  'DE',
  'FR',
  'IT',
  'ES',
  'PL',
  'NL',
  'AT',
  'BE',
  'CZ',
  'SE',
  'GB',
  'CH',
];

const outsideUnion = ['NO', 'TR', 'US', 'CN', 'HK', 'JP', 'KR', 'SG', 'IN', 'AE', 'SA', 'EG', 'MX'];

/** Territories where goods can be stored or sold, but no company is established by itself. */
export const territories: readonly string[] = [northernIreland];

/** Every other country that the check can be asked about, where companies are established. */
export const furtherCountries: readonly string[] = [...unionMembers, ...outsideUnion].filter(
  (country) => !mainCountries.includes(country),
);

/** Every country that the check can be asked about; territories come on top. */
export const surveyCountries: readonly string[] = [...mainCountries, ...furtherCountries];
