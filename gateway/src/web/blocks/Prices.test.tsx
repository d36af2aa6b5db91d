import { render, screen } from '@testing-library/react';

import type { WireService } from '@/contract/calls/services';

import { Prices } from './Prices';

const price = { id: 'a', label: 'Keeping the balance', currency: 'EUR', isFrom: false, unit: 'year' };
const service = (amount: number) =>
  ({
    id: 1,
    serverName: 'Advance on official fees',
    duration: '',
    prices: [{ ...price, amount, vatLabel: 'including VAT' }],
  }) as unknown as WireService;

it.each([
  [0, 'no charge'],
  [4900, '€49per yearincluding VAT'],
])('writes a price of %i cents as %s', (amount, words) => {
  render(<Prices services={[service(amount)]} language="en" />);
  expect(screen.getByRole('definition').textContent).toBe(words);
});
