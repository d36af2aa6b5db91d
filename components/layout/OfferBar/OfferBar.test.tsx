import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchBundlesToday, fetchServicesToday } from '@/services/browser/api/services';
import { addToOffer, clearOffer } from '@/services/browser/offer/offerStore';
import { paths } from '@/services/config/paths';
import { service } from '@/services/fixtures/services';

import { OfferPlace } from './OfferPlace';

jest.mock('@/services/browser/api/services');

const vat = service({ id: 1, name: 'VAT registration' });
const bar = () => screen.queryByRole('region', { name: 'Your quote' });

beforeEach(() => {
  clearOffer();
  jest.mocked(fetchServicesToday).mockResolvedValue([vat]);
  jest.mocked(fetchBundlesToday).mockResolvedValue([]);
  global.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
});

it('comes with the first service, with its sum, and leads to the enquiry', async () => {
  renderWithProviders(<OfferPlace />);
  await modulesLoaded();
  expect(bar()).not.toBeInTheDocument();
  act(() => addToOffer(vat));
  const shown = await screen.findByRole('region', { name: 'Your quote' });
  expect(shown).toHaveTextContent('One service');
  expect(within(shown).getByRole('status')).toHaveTextContent('In your quote: VAT registration.');
  expect(within(shown).getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
    'href',
    '/cht/Contact#enquiry',
  );
  await waitFor(() => expect(shown.querySelector('summary')).toHaveTextContent(/€\d/));
  act(() => clearOffer());
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
});

it('gives the focus to the page when it goes with the last service', async () => {
  addToOffer(vat);
  renderWithProviders(
    <>
      <main tabIndex={-1} />
      <OfferPlace />
    </>,
  );
  const button = await screen.findByRole('button', { name: /^Remove from quote/ });
  await userEvent.click(button);
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('stays away from the page of the enquiry, whose form has the offer', async () => {
  addToOffer(vat);
  renderWithProviders(<OfferPlace />, { router: { pathname: paths.contact } });
  await modulesLoaded();
  expect(bar()).not.toBeInTheDocument();
});
