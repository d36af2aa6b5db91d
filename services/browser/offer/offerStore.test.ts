/** @jest-environment jsdom */
import type { OfferItem } from '@/services/domain/services/offerItem';
import { service } from '@/services/fixtures/services';

/** The store after a page load in the same tab. */
async function loadPage() {
  jest.resetModules();
  return import('./offerStore');
}
const item = (overrides: Partial<OfferItem>): OfferItem => {
  const { id, category, name } = service();
  return { id, category, name, ...overrides };
};
const vat = item({ id: 1, name: 'VAT registration' });
const weee = item({ id: 2, name: 'WEEE registration' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps what was added, in order, and each service once', async () => {
  const { addToOffer, currentOffer } = await loadPage();
  for (const one of [vat, weee, { ...vat, name: 'VAT registration, renamed' }]) addToOffer(one);
  const names = currentOffer().items.map(({ name }) => name);
  expect(names).toEqual(['VAT registration, renamed', 'WEEE registration']);
});

it('keeps the offer over a reload, and nothing but what it needs of a service', async () => {
  (await loadPage()).addToOffer(service(vat));
  expect((await loadPage()).currentOffer().items).toEqual([vat]);
});

it('stores nothing once the last service is removed', async () => {
  const { addToOffer, removeFromOffer, currentOffer } = await loadPage();
  addToOffer(vat);
  expect(sessionStorage).toHaveLength(1);
  removeFromOffer(vat.id);
  expect(currentOffer().items).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('clears the whole offer', async () => {
  const { addToOffer, clearOffer, currentOffer } = await loadPage();
  [vat, weee].forEach(addToOffer);
  clearOffer();
  expect(currentOffer().items).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('takes out what is no longer offered, and names it until that was read', async () => {
  const { addToOffer, reconcileOffer, currentOffer, forgetWithdrawn } = await loadPage();
  [vat, weee].forEach(addToOffer);
  reconcileOffer([service(weee)]);
  expect(currentOffer()).toMatchObject({ items: [weee], withdrawn: ['VAT registration'] });
  expect((await loadPage()).currentOffer().items).toEqual([weee]);
  forgetWithdrawn();
  expect(currentOffer()).toMatchObject({ items: [weee], withdrawn: [] });
});

it('gives services the names of the page’s language', async () => {
  const { addToOffer, reconcileOffer, currentOffer } = await loadPage();
  addToOffer(vat);
  const german = { ...vat, name: 'Umsatzsteuer-Registrierung' };
  reconcileOffer([german]);
  expect(currentOffer()).toMatchObject({ items: [german], withdrawn: [] });
});

it('gives the same offer until something changes, and tells of each change', async () => {
  const { addToOffer, currentOffer, reconcileOffer, subscribeToOffer } = await loadPage();
  const listener = jest.fn();
  const stop = subscribeToOffer(listener);
  expect(currentOffer()).toBe(currentOffer());
  addToOffer(vat);
  reconcileOffer([vat, weee]);
  stop();
  addToOffer(weee);
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  ['{', []],
  ['{"id":1}', []],
  [JSON.stringify([null, 7, { id: '1' }, { id: 3, name: 'no category' }, vat]), [vat]],
])('reads the stored value %s without failing', async (stored, expected) => {
  sessionStorage.setItem('enquiry.offer', stored);
  expect((await loadPage()).currentOffer().items).toEqual(expected);
});

it('works for the page where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { addToOffer, currentOffer } = await loadPage();
  addToOffer(vat);
  expect(currentOffer().items).toEqual([vat]);
});

it('keeps the rhythm of VAT returns over a reload, and when the offer is emptied', async () => {
  (await loadPage()).setRhythm('month');
  const { clearOffer, currentOffer } = await loadPage();
  expect(currentOffer().rhythm).toBe('month');
  clearOffer();
  expect(currentOffer().rhythm).toBe('month');
  sessionStorage.setItem('survey.rhythm', '"daily"');
  expect((await loadPage()).currentOffer().rhythm).toBe('usual');
});
