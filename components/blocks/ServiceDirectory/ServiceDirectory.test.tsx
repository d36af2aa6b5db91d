import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { service } from '@/services/fixtures/services';

import { ServiceDirectory } from './ServiceDirectory';

const services = [
  service({ id: 1, category: 'vat', categoryName: 'VAT', name: 'VAT registration Germany' }),
  service({ id: 2, category: 'weee', categoryName: 'WEEE', name: 'WEEE registration' }),
  service({ id: 3, category: 'vat', categoryName: 'VAT', name: 'VAT registration France' }),
];

it('groups services by category, each reachable under the code of the category', () => {
  const { container } = renderWithProviders(
    <ServiceDirectory block={block('serviceDirectory', { services })} />,
  );
  const vat = container.querySelector<HTMLElement>('#vat');
  expect(vat).not.toBeNull();
  const names = within(vat as HTMLElement).getAllByRole('heading', { level: 4 });
  expect(names.map((name) => name.textContent)).toEqual([
    'VAT registration Germany',
    'VAT registration France',
  ]);
  expect(container.querySelector('#weee')).toHaveTextContent('WEEE registration');
});

it('shows each price with its VAT label', () => {
  renderWithProviders(
    <ServiceDirectory block={block('serviceDirectory', { services: services.slice(0, 1) })} />,
  );
  const prices = services[0]?.prices ?? [];
  expect(screen.getAllByText(prices[0]?.vatLabel ?? 'none')).toHaveLength(prices.length);
});

it('links a service to a page of its own, not to its place in this list', () => {
  const [first] = services;
  const linked = [
    { ...service(), ...first, href: '/cht/Incorporation/IncorporationHK' },
    { ...service(), id: 2, name: 'Returns', href: '/cht/Services#vat' },
  ];
  renderWithProviders(<ServiceDirectory block={block('serviceDirectory', { services: linked })} />);
  expect(screen.getByRole('link', { name: 'VAT registration Germany' })).toHaveAttribute(
    'href',
    '/cht/Incorporation/IncorporationHK',
  );
  expect(screen.queryByRole('link', { name: 'Returns' })).not.toBeInTheDocument();
});

it('says so where there is no service', () => {
  renderWithProviders(<ServiceDirectory block={block('serviceDirectory', { services: [] })} />);
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});
