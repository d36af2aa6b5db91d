import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

import { isPhoneNumber, normalisePhoneNumber, telHref } from './phoneNumber';

it.each([
  ['+49 151 23456789', '+4915123456789'],
  [' 0049 151 234567 ', '+49151234567'],
  ['+49 (0)151 / 234-567', '+49151234567'],
  ['+49 (0)30 23125-100', '+493023125100'],
  ['+43 0 664 1234567', '+436641234567'],
  ['0043 0664 1234567', '+436641234567'],
  ['+852 2123–4567', '+85221234567'],
  ['+852 2123−4567', '+85221234567'],
  ['＋86 １38 0013 8000', '+8613800138000'],
  ['+44 (20) 7946.0018', '+442079460018'],
  ['+44\u00a020 7946 0170', '+442079460170'],
  ['tel:+43 1 2345678', '+4312345678'],
  ['TEL:+4312345678', '+4312345678'],
  ['Telefon: +49 151 234567', '+49151234567'],
  ['\u202a+49 151\u2060 234567\u202c', '+49151234567'],
  // Italian numbers have their zero abroad too.
  ['+39 06 698 12345', '+390669812345'],
])('%j is read as %s', (typed, phone) => {
  expect(normalisePhoneNumber(typed)).toBe(phone);
  expect(isPhoneNumber(phone)).toBe(true);
});

it.each([
  '0151 234567',
  '(0)151 234567',
  '0800-CALL',
  'phone',
  '',
  '+49',
  '+0123456789',
  `+${'1'.repeat(16)}`,
])('%j is no number with a country code', (typed) =>
  expect(isPhoneNumber(normalisePhoneNumber(typed))).toBe(false),
);

it.each([
  ['+49 30 23125-100', 'tel:+493023125100'],
  ['030 / 23125-100', 'tel:03023125100'],
])('%s is dialled as %s', (phone, href) => expect(telHref(phone)).toBe(href));

it('reads the numbers of all countries as libphonenumber does, also behind a trunk zero', () => {
  for (const country of getCountries()) {
    const { number = '', countryCallingCode, nationalNumber } = getExampleNumber(country, examples) ?? {};
    expect(normalisePhoneNumber(number)).toBe(number);
    const withZero = `+${countryCallingCode}0${nationalNumber}`;
    const read = parsePhoneNumberFromString(withZero);
    if (read?.isValid()) expect([country, normalisePhoneNumber(withZero)]).toEqual([country, read.number]);
  }
});
