import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { clearOffer, offerItems } from '@/services/browser/offer/offerStore';
import { service } from '@/services/fixtures/services';

import { AddToOffer } from './AddToOffer';

const vat = service({ id: 1, name: 'VAT registration' });
const weee = service({ id: 2, name: 'WEEE registration' });
afterEach(() => clearOffer());

it('adds its own service and takes it out again, by keyboard', async () => {
  renderWithProviders(
    <>
      <AddToOffer service={vat} />
      <AddToOffer service={weee} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(offerItems().map(({ id }) => id)).toEqual([1]);
  expect(screen.getByRole('button', { name: 'Remove from offer VAT registration' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add to offer WEEE registration' })).toBeVisible();
  await userEvent.keyboard(' ');
  expect(offerItems()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add to offer VAT registration' })).toHaveFocus();
});

it('keeps only what an offer needs of the service', async () => {
  renderWithProviders(<AddToOffer service={vat} />);
  await userEvent.click(screen.getByRole('button'));
  const { id, category, name, countryName, prices } = vat;
  expect(offerItems()).toEqual([{ id, category, name, countryName, prices }]);
});
