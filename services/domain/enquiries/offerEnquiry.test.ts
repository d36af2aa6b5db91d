import type { ServiceCategory } from '@/contract/lists/services';

import { topicOf, withOffer } from './offerEnquiry';

it.each<[ServiceCategory[], string | undefined]>([
  [[], undefined],
  [['vat', 'ioss'], 'vat'],
  [['packaging', 'authorisedRepresentative'], 'products'],
  [['company'], 'company'],
  [['trademark'], 'other'],
  [['vat', 'weee'], 'other'],
])('an enquiry about %j is about %s', (categories, topic) =>
  expect(topicOf(categories.map((category) => ({ category })))).toBe(topic),
);

const items = [{ name: 'VAT registration Germany' }, { name: 'WEEE registration' }];
const list = 'An offer for:\n- VAT registration Germany\n- WEEE registration\nTotal: €400';

it.each([
  [undefined, list],
  ['  \n', list],
  ['Hello', `Hello\n\n${list}`],
])('names each service below the message %j', (message, whole) =>
  expect(
    withOffer({ name: 'Ada', message }, items, { intro: 'An offer for:', total: 'Total: €400' }),
  ).toEqual({
    name: 'Ada',
    message: whole,
  }),
);

it('names no total while the prices are not known', () =>
  expect(withOffer({}, items, { intro: 'An offer for:', total: '' }).message).toMatch(/WEEE registration$/));

it('leaves an enquiry without an offer as it is', () => {
  const entries = { name: 'Ada', message: 'Hello' };
  expect(withOffer(entries, [], { intro: 'An offer for:', total: '' })).toBe(entries);
});
