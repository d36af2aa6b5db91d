import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { pricedBundle } from '@/services/fixtures/bundles';

import { PriceBundles } from './PriceBundles';

it('says what a bundle costs, saves and contains', () => {
  const { container } = renderWithProviders(<PriceBundles bundles={[pricedBundle()]} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Stock in Germany');
  expect(container.querySelector('summary')).toHaveTextContent('€400 once');
  expect(container.querySelector('summary')).toHaveTextContent(
    'saves €680 once (net) on the individual prices',
  );
  expect(screen.getByText('VAT registration Germany')).toHaveAttribute('href', '/cht/Services/vat#service-1');
  const place = container.querySelector<HTMLElement>('[data-deferred=addBundle]');
  expect(JSON.parse(place?.dataset.props ?? '')).toMatchObject({
    title: 'Stock in Germany',
    services: [{ id: 1 }, { id: 2 }],
  });
});

it('shows no saving where there is none, and nothing without bundles', () => {
  const { container, rerender } = renderWithProviders(
    <PriceBundles bundles={[pricedBundle({ savings: [], prices: [] })]} />,
  );
  expect(container).not.toHaveTextContent('saves');
  rerender(<PriceBundles bundles={[]} />);
  expect(container).toBeEmptyDOMElement();
});
