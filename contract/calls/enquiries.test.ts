import { enquiryBody } from './enquiries';

const both = { name: 'Ada', email: 'a@example.com', noticeVersion: '2026-11-20' };
const contact = { ...both, kind: 'contact', topic: 'vat', message: 'Hello' };
const trial = { ...both, kind: 'freeTrial', country: 'PL', productKinds: ['toy'] };
const call = { ...both, kind: 'call', callTime: 7, phone: '+49 (0)30 1234-567' };
const faults = (given: object) =>
  enquiryBody.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('adds defaults for missing fields', () =>
  expect(enquiryBody.parse(contact)).toEqual({
    ...contact,
    company: '',
    country: '',
    productKinds: [],
    callTime: 0,
    phone: '',
    subject: '',
    captchaToken: '',
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
  [{ ...contact, email: 'ada' }, 'email must be an e-mail address'],
  [{ ...contact, email: 'o’neil@example.com' }, "email must have a plain apostrophe: o'neil@example.com"],
  [{ ...trial, kind: 'other' }, 'kind must be one of contact, freeTrial, call'],
  [{ ...call, callTime: 0 }, 'callTime must name a time'],
  [{ ...call, phone: '' }, 'phone must be a telephone number'],
  [{ ...call, phone: 'call me' }, /^phone /],
  [{ ...trial, noticeVersion: 'today' }, 'noticeVersion must be the date of the privacy notice'],
])('%#: %j is rejected with a message', (given, fault) => expect(faults(given)?.join()).toMatch(fault));

it('normalises the e-mail address', () =>
  expect(enquiryBody.parse({ ...contact, email: '\u202ami!chael@bu\u0308ro.example\u202c ' }).email).toBe(
    'mi!chael@büro.example',
  ));

it('accepts a call', () => expect(faults(call)).toBeUndefined());

it('accepts several lines', () => expect(faults({ ...contact, message: 'a\r\n\tb' })).toBeUndefined());
