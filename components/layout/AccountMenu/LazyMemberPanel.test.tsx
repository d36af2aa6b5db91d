import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { loadChunk } from '@/services/browser/loading/chunk';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { LazyMemberPanel } from './LazyMemberPanel';

jest.mock('@/services/browser/loading/chunk');

it('can be retried after a failed load', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('It did not come'));
  jest.mocked(loadChunk).mockImplementation((load) => load());
  renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <LazyMemberPanel onLoggedOut={() => undefined} />
    </CommonDataProvider>,
    { locale: 'de' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Konto konnte nicht geladen werden.');
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
});
