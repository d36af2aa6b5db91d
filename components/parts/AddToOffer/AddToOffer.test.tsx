import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { clearOffer, currentOffer } from '@/services/browser/offer/offerStore';
import { service } from '@/services/fixtures/services';

import { AddToOffer } from './AddToOffer';

const vat = service({ id: 1, name: 'VAT registration' });
const weee = service({ id: 2, name: 'WEEE registration' });
afterEach(() => clearOffer());

it.each([
  [false, ['Add to quote', 'Remove from quote']],
  [true, ['Add to quote:', 'Remove from quote:']],
] as const)(
  'adds its own service and takes it out again, by keyboard (as a line: %s)',
  async (isLine, [add, remove]) => {
    renderWithProviders(
      <>
        <AddToOffer service={vat} isLine={isLine} />
        <AddToOffer service={weee} isLine={isLine} />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(currentOffer().items.map(({ id }) => id)).toEqual([1]);
    expect(screen.getByRole('button', { name: `${remove} VAT registration` })).toHaveFocus();
    expect(screen.getByRole('button', { name: `${add} WEEE registration` })).toBeVisible();
    await userEvent.keyboard(' ');
    expect(currentOffer().items).toEqual([]);
    expect(screen.getByRole('button', { name: `${add} VAT registration` })).toHaveFocus();
  },
);
