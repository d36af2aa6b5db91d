import fc from 'fast-check';

import { messageCode, password, phoneNumber } from '@/contract/calls/accounts';
import { isPhoneNumber, normalisePhoneNumber } from '@/contract/lists/phoneNumber';
import { isCode, isPassword } from '@/services/domain/accounts/registration';
import { anyCharacter } from '@/services/fixtures/anyCharacter';

/** The form and the gateway must not disagree about what may be entered. */
const passwords = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 140 }),
  fc.string({ unit: fc.constantFrom(...' aAß1٣e\u0301\u00a0\t\n-.€😀'), minLength: 8, maxLength: 14 }),
  fc.constantFrom(
    'correct horse 1',
    ' outer space 1',
    'a smile 😀 12345',
    `a1${'a'.repeat(127)}`,
    'ab1\u2003',
  ),
);

it.each([
  ['password', isPassword, password, passwords],
  [
    'phone',
    (typed: string) => isPhoneNumber(normalisePhoneNumber(typed)),
    phoneNumber,
    fc.oneof(fc.string(), fc.stringMatching(/^\+?\d{6,17}\n?$/)),
  ],
  ['code', isCode, messageCode, fc.oneof(fc.string(), fc.stringMatching(/^\d{5,7}\n?$/))],
] as const)('the form accepts the same %s as the contract', (_name, isRight, schema, typed) =>
  fc.assert(
    fc.property(typed, (text) => expect(isRight(text)).toBe(schema.safeParse(text).success)),
    { numRuns: 200 },
  ),
);
