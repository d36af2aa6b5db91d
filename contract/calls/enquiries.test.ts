import { enquiryBody, mailAddress } from './enquiries';

it.each([
  'a@example.com',
  'Ada.Brandt+vat@mail.example.co.uk',
  'müller@büro-müller.de',
  'a@xn--bro-hoa.example',
  `${'a'.repeat(64)}@example.com`,
])('accepts the e-mail address %s', (address) => expect(mailAddress.safeParse(address).success).toBe(true));

it.each([
  '',
  'a',
  'a@b',
  '@example.com',
  'a@@example.com',
  'a b@example.com',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'Ada <a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@-example.com',
  'a@example..com',
  'a@example.com.',
  'a@127.0.0.1',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
  null,
])('rejects the e-mail address %j', (address) => expect(mailAddress.safeParse(address).success).toBe(false));

const both = { name: 'Ada', email: 'a@example.com', noticeVersion: '2026-11-20' };
const contact = { ...both, kind: 'contact', topic: 'vat', message: 'Hello' };
const trial = { ...both, kind: 'freeTrial', country: 'PL', productKinds: ['toy'] };
const faults = (given: object) =>
  enquiryBody.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('adds defaults for missing fields', () =>
  expect(enquiryBody.parse(contact)).toEqual({
    ...contact,
    company: '',
    country: '',
    productKinds: [],
    subject: '',
  }));

it.each([
  [{ ...contact, topic: '' }, 'topic must say what it is about'],
  [{ ...contact, message: '' }, 'message must not be empty'],
  [{ ...contact, message: 'x'.repeat(5_001) }, 'message must have at most 5000 characters'],
  [{ ...contact, message: 'a\u0000' }, 'message must be text without control characters'],
  [{ ...contact, name: ' ' }, 'name must not be empty'],
  [{ ...contact, name: 'a\nb' }, 'name must be one line of text'],
  [{ ...trial, country: '' }, 'country must name a country'],
  [{ ...trial, country: 'Poland' }, /^country /],
  [{ ...trial, productKinds: [] }, 'productKinds must name at least one kind of product'],
  [{ ...trial, productKinds: ['toy', 'toy'] }, 'productKinds must name each one once'],
  [
    { ...trial, productKinds: ['toy', 'tyre', 'battery', 'textile'] },
    'productKinds must name at most three kinds of product',
  ],
  [{ ...trial, kind: 'other' }, 'kind must be one of contact, freeTrial'],
  [{ ...trial, noticeVersion: 'today' }, 'noticeVersion must be the date of the privacy notice'],
])('%#: %j is rejected with a message', (given, fault) => expect(faults(given)?.join()).toMatch(fault));

it('accepts several lines', () => expect(faults({ ...contact, message: 'a\r\n\tb' })).toBeUndefined());
