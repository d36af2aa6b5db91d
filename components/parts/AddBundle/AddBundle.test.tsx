import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { addToOffer, clearOffer, currentOffer } from '@/services/browser/offer/offerStore';
import { service } from '@/services/fixtures/services';

import { AddBundle } from './AddBundle';

const services = [service({ id: 1, name: 'VAT' }), service({ id: 2, name: 'WEEE' })];
const ids = () => currentOffer().items.map(({ id }) => id);
beforeEach(() => clearOffer());

it('adds what is missing of the bundle, and takes all of it out again', async () => {
  const other = service({ id: 3, name: 'OSS' });
  [other, ...services.slice(1)].forEach(addToOffer);
  renderWithProviders(<AddBundle title="Start" services={services} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add the bundle to the quote Start' }));
  expect(ids()).toEqual([3, 2, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the bundle Start' }));
  expect(ids()).toEqual([3]);
});
