import { enquiryFaults, toEnquiry, type EnquiryEntries } from './enquiryEntries';

const contact: EnquiryEntries = { name: 'Ada', email: 'ada@example.com', topic: 'vat', message: 'Hello' };
const trial: EnquiryEntries = {
  name: 'Ada',
  email: 'ada@example.com',
  country: 'PL',
  productKinds: ['toy'],
};

it('reports missing required fields in the order of the page', () => {
  expect(Object.entries(enquiryFaults('contact', {}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['topic', 'missing'],
    ['message', 'missing'],
  ]);
  expect(Object.entries(enquiryFaults('freeTrial', {}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['country', 'missing'],
    ['productKinds', 'missing'],
  ]);
  expect(Object.keys(enquiryFaults('call', {}))).toEqual(['callTime', 'phone', 'name', 'email']);
});

it.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'missing' }],
  [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
  [{ name: 'a\u0007' }, { name: 'wrong' }],
  [{ email: ' ada@example.com ' }, {}],
  [{ email: 'ada@example' }, { email: 'wrong' }],
  [{ message: 'a\n\tb' }, {}],
  [{ message: 'x'.repeat(5_001) }, { message: 'tooLong' }],
])('%#: %j has the faults %j', (more, faults) =>
  expect(enquiryFaults('contact', { ...contact, ...more })).toEqual(faults),
);

it.each([
  ['+49 (0)30 1234-567', {}],
  [' 030/1234567 ', {}],
  ['call me', { phone: 'wrong' }],
  ['12345', { phone: 'wrong' }],
])('the telephone number “%s” has the faults %j', (phone, faults) =>
  expect(enquiryFaults('call', { ...contact, callTime: '7', phone })).toEqual(faults),
);

it('accepts up to three kinds of products, and a trial without a message', () => {
  const productKinds = ['toy', 'tyre', 'battery'];
  expect(enquiryFaults('freeTrial', { ...trial, productKinds })).toEqual({});
  expect(enquiryFaults('freeTrial', { ...trial, productKinds: [...productKinds, 'other'] })).toEqual({
    productKinds: 'tooMany',
  });
});

it('sends only the fields of the form', () => {
  const noticeVersion = '2026-11-20';
  const sender = { name: 'Ada', email: 'ada@example.com', company: '', trap: '', noticeVersion };
  expect(toEnquiry('contact', { ...contact, country: 'PL', name: ' Ada ' }, noticeVersion)).toEqual({
    ...sender,
    kind: 'contact',
    topic: 'vat',
    message: 'Hello',
  });
  expect(toEnquiry('freeTrial', { ...trial, topic: 'vat' }, noticeVersion)).toEqual({
    ...sender,
    kind: 'freeTrial',
    country: 'PL',
    productKinds: ['toy'],
    message: '',
  });
  expect(toEnquiry('call', { ...contact, callTime: '7', phone: ' 030 1234567' }, noticeVersion)).toEqual({
    ...sender,
    kind: 'call',
    callTime: 7,
    phone: '030 1234567',
    message: 'Hello',
  });
});
