import fc from 'fast-check';

import { isEmailAddress, mailtoHref, normaliseEmailAddress, withPlainApostrophe } from './emailAddress';

it.each([
  'a@example.com',
  'Ada.Brandt+vat@mail.example.co.uk',
  'ms!smith@example.com',
  "o'neil@example.com",
  '$%*-/=?^_`{|}~@example.com',
  'müller@büro-müller.de',
  'अजय@डाटा.भारत',
  'a@xn--bro-hoa.example',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.example`,
])('accepts the e-mail address %s', (address) => expect(isEmailAddress(address)).toBe(true));

it.each([
  '',
  'a@b',
  'a@@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a b@example.com',
  '"a b"@example.com',
  'a@example.com, b@example.com',
  'Ada <a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a\u0000@example.com',
  'o’neil@example.com',
  'a@-example.com',
  'a@example..com',
  'a@example.com.',
  'a@127.0.0.1',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(9)}`,
])('rejects the e-mail address %j', (address) => expect(isEmailAddress(address)).toBe(false));

it.each([
  [' \u200eada@example.com\u200f', 'ada@example.com'],
  ['\u202aada@\u2060example.com\u202c', 'ada@example.com'],
  ['\ufeffada@exam\u00adple.com', 'ada@example.com'],
  ['info@bu\u0308ro.example', 'info@büro.example'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['ada@ｅｘａｍｐｌｅ。com', 'ada@example.com'],
  // The part before the @ belongs to its mail server.
  ['Ada@example.com', 'Ada@example.com'],
  ['ada\r\nBcc:b@example.com', 'ada\r\nBcc:b@example.com'],
])('%j is read as %j', (typed, address) => expect(normaliseEmailAddress(typed)).toBe(address));

it.each(['‘', '’', '´', 'ʼ', '′', '＇'])('offers the plain apostrophe instead of %s', (sign) =>
  expect(withPlainApostrophe(`o${sign}neil@example.com`)).toBe("o'neil@example.com"),
);

it.each(["o'neil@example.com", 'o’neil', 'ada@example.com'])(
  'has nothing to offer instead of %s',
  (address) => expect(withPlainApostrophe(address)).toBeUndefined(),
);

it('accepts every dot-atom, and normalising it again changes nothing', () => {
  const atom = fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,20}$/);
  const address = fc
    .array(atom, { minLength: 1, maxLength: 3 })
    .map((atoms) => `${atoms.join('.')}@example.com`);
  fc.assert(
    fc.property(address, (typed) => {
      expect(normaliseEmailAddress(typed)).toBe(typed);
      expect(isEmailAddress(typed)).toBe(true);
      const { protocol, pathname, hash, search } = new URL(mailtoHref(typed));
      expect([protocol, decodeURIComponent(pathname), hash, search]).toEqual(['mailto:', typed, '', '']);
    }),
    { seed: 21 },
  );
});
