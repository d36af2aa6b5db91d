import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { partner } from '@/services/fixtures/partners';

import { PartnerStrip } from './PartnerStrip';

it('names every partner, with and without a logo', () => {
  const partners = [partner({ id: 1, name: 'Nordlicht' }), partner({ id: 2, name: 'Lavigne', logo: null })];
  renderWithProviders(<PartnerStrip block={block('partnerStrip', { partners })} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Nordlicht',
    'Lavigne',
  ]);
});

it('links to the page of partners', () => {
  renderWithProviders(<PartnerStrip block={block('partnerStrip')} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/partner');
});

it('renders nothing without partners', () => {
  const { container } = renderWithProviders(<PartnerStrip block={block('partnerStrip', { partners: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
