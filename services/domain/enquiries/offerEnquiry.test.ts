import { withOffer } from './offerEnquiry';

const items = [{ name: 'VAT registration Germany' }, { name: 'WEEE registration' }];
const texts = { intro: 'A quote for:', total: 'Total: €400', answersIntro: 'My answers:' };
const list = 'A quote for:\n- VAT registration Germany\n- WEEE registration\nTotal: €400';

it.each([
  [undefined, list],
  ['  \n', list],
  ['Hello', `Hello\n\n${list}`],
])('names each service below the message %j', (message, whole) =>
  expect(withOffer({ name: 'Ada', topic: '', message }, items, null, texts)).toEqual({
    name: 'Ada',
    topic: 'quote',
    message: whole,
  }),
);

it('names the answers of the check below the services', () =>
  expect(
    withOffer({ message: 'Hello' }, items, { lines: ['Where? China', 'Goods? Toys'] }, texts).message,
  ).toBe(`Hello\n\n${list}\n\nMy answers:\n- Where? China\n- Goods? Toys`));

it('names no total while the prices are not known', () =>
  expect(withOffer({}, items, null, { ...texts, total: '' }).message).toMatch(/WEEE registration$/));

it('leaves an enquiry without an offer as it is', () => {
  const entries = { name: 'Ada', message: 'Hello' };
  expect(withOffer(entries, [], { lines: ['Where? China'] }, texts)).toBe(entries);
});
