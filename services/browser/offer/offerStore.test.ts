/** @jest-environment jsdom */
import type { OfferItem } from '@/services/domain/services/offerItem';
import { service } from '@/services/fixtures/services';

/** The store after a page load in the same tab. */
async function loadPage() {
  jest.resetModules();
  return import('./offerStore');
}
const item = (overrides: Partial<OfferItem>): OfferItem => {
  const { id, category, name, countryName, prices } = service();
  return { id, category, name, countryName, prices, ...overrides };
};
const vat = item({ id: 1, name: 'VAT registration' });
const weee = item({ id: 2, name: 'WEEE registration' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps what was added, in order, and each service once', async () => {
  const { addToOffer, offerItems } = await loadPage();
  for (const one of [vat, weee, { ...vat, name: 'VAT registration, renamed' }]) addToOffer(one);
  expect(offerItems().map(({ name }) => name)).toEqual(['VAT registration, renamed', 'WEEE registration']);
});

it('keeps the offer over a reload', async () => {
  (await loadPage()).addToOffer(vat);
  expect((await loadPage()).offerItems()).toEqual([vat]);
});

it('stores nothing once the last service is removed', async () => {
  const { addToOffer, removeFromOffer, offerItems } = await loadPage();
  addToOffer(vat);
  expect(sessionStorage).toHaveLength(1);
  removeFromOffer(vat.id);
  expect(offerItems()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('clears the whole offer', async () => {
  const { addToOffer, clearOffer, offerItems } = await loadPage();
  [vat, weee].forEach(addToOffer);
  clearOffer();
  expect(offerItems()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('gives the same list until something changes, and tells of each change', async () => {
  const { addToOffer, offerItems, subscribeToOffer } = await loadPage();
  const listener = jest.fn();
  const stop = subscribeToOffer(listener);
  expect(offerItems()).toBe(offerItems());
  addToOffer(vat);
  stop();
  addToOffer(weee);
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  ['{', []],
  ['{"id":1}', []],
  [JSON.stringify([null, 7, { id: '1' }, vat]), [vat]],
])('reads the stored value %s without failing', async (stored, expected) => {
  sessionStorage.setItem('enquiry.offer', stored);
  expect((await loadPage()).offerItems()).toEqual(expected);
});

it('works for the page where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { addToOffer, offerItems } = await loadPage();
  addToOffer(vat);
  expect(offerItems()).toEqual([vat]);
});
