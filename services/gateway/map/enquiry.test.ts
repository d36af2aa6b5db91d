import fc from 'fast-check';

import { calls } from '@/contract/calls/calls';
import { enquiryTopics } from '@/contract/lists/enquiries';
import { sanitise } from '@/contract/lists/sanitise';
import { productKinds } from '@/contract/lists/surveys';
import { enquiryFaults, toEnquiry, type EnquiryEntries } from '@/services/domain/enquiries/enquiryEntries';
import { anyCharacter } from '@/services/fixtures/anyCharacter';
import { contactEnquiry, trialEnquiry } from '@/services/fixtures/enquiries';

import { enquiryToWire } from './enquiry';

it.each([
  ['a message', contactEnquiry()],
  ['a request for a trial', trialEnquiry()],
])('maps %s to the parameters of the contract', (_case, enquiry) => {
  const params = enquiryToWire(enquiry);
  const { trap, ...rest } = enquiry;
  expect(params).toEqual({ ...rest, subject: trap });
  expect(calls.saveEnquiry.params.safeParse(params).success).toBe(true);
});

const text = (most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('Ada', 'a\nb', 'a\tb', 'Zoë 🙂') },
    fc.constantFrom('', ' ', '🙂', '\u200d', 'a\u0000', 'x'.repeat(most), 'x'.repeat(most + 1)),
    fc.string({ unit: anyCharacter, maxLength: 20 }),
  );
const address = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a@example.com', ' ö@bü-ro.de ', 'a+b@mail.example.co') },
  fc.constantFrom('', 'a', 'a@b', 'a@b.c', 'a@b.cd.', 'a b@c.de', 'a@b.de,c@d.de', "o'neil@example.com"),
  fc.constantFrom(
    'o’neil@example.com',
    '\u202aa&b@example.com\u202c',
    'info@bu\u0308ro.example',
    'a..b@c.de',
  ),
  fc.emailAddress(),
);
const entries: fc.Arbitrary<EnquiryEntries> = fc.record(
  {
    name: text(120),
    email: address,
    company: text(200),
    topic: fc.constantFrom('', ...enquiryTopics),
    country: fc.constantFrom('', 'PL', 'DE'),
    productKinds: fc.subarray([...productKinds], { maxLength: 5 }),
    callTime: fc.constantFrom('', '7', 'x'),
    phone: fc.constantFrom('', '030 1234567', '+49 (0)30 1234-567', '12', 'call me'),
    message: text(5_000),
  },
  { requiredKeys: ['name', 'email'] },
);

it('the form rejects exactly the entries that the gateway rejects', () => {
  const taken = { true: 0, false: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom('contact' as const, 'freeTrial' as const, 'call' as const),
      entries,
      (kind, given) => {
        const isWhole = Object.keys(enquiryFaults(kind, given)).length === 0;
        const sent = sanitise(enquiryToWire(toEnquiry(kind, given, '2026-11-20')));
        const { success } = calls.saveEnquiry.params.safeParse(sent);
        taken[`${success}`] += 1;
        expect(isWhole).toBe(success);
      },
    ),
    { numRuns: 400 },
  );
  expect(Math.min(taken.true, taken.false)).toBeGreaterThan(20);
});
