import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FrameProvider } from '@/components/layout/FrameContext';
import { installDialogMethods } from '@/components/testing/dialog';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { MenuEntry } from '@/services/domain/content/frame';
import { frame } from '@/services/fixtures/frame';

import { SmallScreenMenu } from './SmallScreenMenu';

beforeAll(installDialogMethods);
afterEach(() => jest.restoreAllMocks());

const menu: MenuEntry[] = [
  { id: '1', label: 'Startseite', href: '/', children: [] },
  {
    id: '2',
    label: 'Ressourcen',
    href: null,
    children: [{ id: '21', label: 'Konformitätserklärung', href: '/cht/ResourcesDoc' }],
  },
];

const renderMenu = () =>
  renderWithProviders(
    <FrameProvider value={frame()}>
      <SmallScreenMenu menu={menu} product="Kompassa" />
    </FrameProvider>,
    { locale: 'de' },
  );

it('opens all pages and both languages, and closes again', async () => {
  // styled-components warns of attributes in development alone.
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const warn = jest.spyOn(console, 'warn');
  renderMenu();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));

  const dialog = screen.getByRole('dialog', { name: 'Hauptnavigation' });
  expect(dialog).toHaveAttribute('closedby', 'any');
  expect(within(dialog).getByRole('link', { name: 'Startseite' })).toHaveAttribute('aria-current', 'page');
  expect(within(dialog).getByRole('link', { name: 'Konformitätserklärung' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'EN English' })).toHaveAttribute('href', '/');
  const account = within(within(dialog).getByRole('group', { name: 'Konto' }));
  expect(account.getByRole('link', { name: 'Anmelden' })).toBeVisible();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Menü schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('closes when a page is chosen', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  await userEvent.click(screen.getByRole('link', { name: 'Konformitätserklärung' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
