import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { partner } from '@/services/fixtures/partners';

import { PartnerList } from './PartnerList';

it('shows the task of every partner, with and without a logo', () => {
  const partners = [
    partner({ id: 1, name: 'Nordlicht', kind: 'Bank', summary: 'Decides alone.', country: 'DE' }),
    partner({ id: 2, name: 'Lavigne', logo: null }),
  ];
  renderWithProviders(<PartnerList partners={partners} />);
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries).toHaveLength(2);
  expect(entries[0]).toHaveTextContent('Nordlicht BankDecides alone.');
  expect(within(entries[0] as HTMLElement).getByRole('img', { name: 'Germany' })).toBeVisible();
});
