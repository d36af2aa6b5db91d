import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchBundlesToday, fetchServicesToday } from '@/services/browser/api/services';
import { addToOffer, clearOffer, currentOffer } from '@/services/browser/offer/offerStore';
import type { Price } from '@/services/domain/services/service';
import { service } from '@/services/fixtures/services';
import { useOfferToday } from '@/services/hooks/useOfferToday';

import { OfferList } from './OfferList';

jest.mock('@/services/browser/api/services');
const today = jest.mocked(fetchServicesToday);

const [template] = service().prices;
const price = (overrides: Partial<Price>): Price => {
  if (!template) throw new Error('The service has no price.');
  return { ...template, currency: 'EUR', vatMode: 'net', isFrom: false, ...overrides };
};
const once = price({ unit: 'once', amountMinor: 390_00 });
const vat = service({
  id: 1,
  name: 'VAT registration',
  prices: [once, price({ unit: 'month', amountMinor: 50_00, isFrom: true })],
});
const weee = service({ id: 2, name: 'WEEE registration', prices: [once] });
const advice = service({ id: 3, name: 'Advice', prices: [] });

function Offer() {
  return <OfferList offer={useOfferToday()} />;
}
const show = () =>
  renderWithProviders(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Offer />
    </SWRConfig>,
  );
const entry = (name: string) => {
  const { parentElement } = screen.getByRole('button', { name: `Remove from quote: ${name}` });
  return parentElement;
};

/** The amounts in a row of the breakdown. */
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  clearOffer();
  today.mockResolvedValue([vat, weee, advice]);
  jest.mocked(fetchBundlesToday).mockResolvedValue([]);
});

it('says of a service that costs nothing that it does, and adds no sum for it', async () => {
  const balance = service({ id: 4, name: 'Advance on official fees', prices: [price({ amountMinor: 0 })] });
  today.mockResolvedValue([balance]);
  addToOffer(balance);
  show();
  await waitFor(() => expect(entry('Advance on official fees')).toHaveTextContent('no charge'));
  expect(screen.queryByText(/€0/)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows what each service costs, and the sum of each period', async () => {
  [vat, weee, advice].forEach(addToOffer);
  show();
  await waitFor(() =>
    expect(entry('VAT registration')).toHaveTextContent('€390 once, from €600 a year (net)'),
  );
  expect(entry('Advice')).toHaveTextContent('price on request');
  expect(row(/^Total/)).toEqual(['€780', 'from €600']);
  expect(row(/^Total net, plus statutory VAT/)).toEqual(row(/^Our fees/));
});

it('takes what a bundle saves off the sums once the offer contains it whole', async () => {
  const prices = [price({ unit: 'once', amountMinor: 700_00 })];
  jest
    .mocked(fetchBundlesToday)
    .mockResolvedValue([{ id: 'a', title: 'Start', summary: '', serviceIds: [1, 2], prices }]);
  [vat, weee].forEach(addToOffer);
  show();
  await screen.findByRole('rowheader', { name: 'Bundle “Start”' });
  expect(row(/^Bundle/)).toEqual(['-€80', '–']);
  expect(row(/^Total/)).toEqual(['€700', 'from €600']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from quote: WEEE registration' }));
  expect(screen.queryByText(/Bundle/)).not.toBeInTheDocument();
  expect(row(/^Total/)).toEqual(['€390', 'from €600']);
});

it('leaves out what is no longer offered, and says so until it was read', async () => {
  [vat, weee].forEach(addToOffer);
  today.mockResolvedValue([weee]);
  show();
  expect(await screen.findByText(/removed from your quote: VAT registration/)).toBeVisible();
  expect(currentOffer().items.map(({ id }) => id)).toEqual([2]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
});

it.each([
  ['fails', () => today.mockRejectedValue(new Error('down'))],
  ['names no service at all', () => today.mockResolvedValue([])],
])('keeps the offer where the answer %s', async (_how, answer) => {
  answer();
  addToOffer(vat);
  show();
  await waitFor(() => expect(today).toHaveBeenCalled());
  expect(entry('VAT registration')).toBeVisible();
  expect(currentOffer().items).toHaveLength(1);
});

it('keeps the focus in the list when a service is taken out', async () => {
  [vat, weee, advice].forEach(addToOffer);
  show();
  const button = (name: string) => screen.getByRole('button', { name: `Remove from quote: ${name}` });
  await userEvent.click(button('WEEE registration'));
  expect(button('Advice')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('VAT registration')).toHaveFocus();
});
