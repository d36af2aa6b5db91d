import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { trademarkServices } from '@/services/fixtures/services';

import { TrademarkServices } from './TrademarkServices';

it('lists each service with the office that decides and the classes included', () => {
  const services = trademarkServices();
  renderWithProviders(<TrademarkServices services={services} />);
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries).toHaveLength(services.length);
  expect(entries[0]).toHaveTextContent(`Office: ${services[0]?.office} · one class included`);
});
