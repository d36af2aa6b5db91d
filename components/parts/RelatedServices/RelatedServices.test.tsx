import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { price, service } from '@/services/fixtures/services';

import { RelatedServices } from './RelatedServices';

const textile = service({
  ...{ id: 7, category: 'textile', name: 'Textiles France', country: 'FR', duration: 'Usually 3 weeks' },
  prices: [price({ amountMinor: 19_000 })],
});

it('says what a service costs, how long it takes and where it is explained', () => {
  renderWithProviders(<RelatedServices services={[textile]} />);
  expect(screen.getByRole('link', { name: 'Textiles France' })).toHaveAttribute(
    'href',
    '/cht/Services/textile#service-7',
  );
  expect(screen.getByText('€190 once (net)')).toBeInTheDocument();
  expect(screen.getByText('Usually 3 weeks')).toBeInTheDocument();
});

it('is nothing without a service', () => {
  const { container } = renderWithProviders(<RelatedServices services={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('leads to the check, with the goods and the country filled in', () => {
  renderWithProviders(<RelatedServices services={[textile]} />);
  expect(screen.getByRole('link', { name: /Check what applies to you/ })).toHaveAttribute(
    'href',
    '/cht/calculate/answer?productKinds=textile&salesCountries=FR',
  );
});
