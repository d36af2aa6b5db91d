import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { installDialogMethods } from '@/components/testing/dialog';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { MenuEntry } from '@/services/domain/frame';

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

it('opens all pages and both languages, and closes again', async () => {
  // styled-components warns of attributes in development alone.
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const warn = jest.spyOn(console, 'warn');
  renderWithProviders(<SmallScreenMenu menu={menu} product="Kompassa" />, { locale: 'de' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));

  const dialog = screen.getByRole('dialog', { name: 'Hauptnavigation' });
  expect(dialog).toHaveAttribute('closedby', 'any');
  expect(within(dialog).getByRole('link', { name: 'Startseite' })).toHaveAttribute('aria-current', 'page');
  expect(within(dialog).getByRole('link', { name: 'Konformitätserklärung' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'EN English' })).toHaveAttribute('href', '/');

  await userEvent.click(within(dialog).getByRole('button', { name: 'Menü schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('closes when a page is chosen', async () => {
  renderWithProviders(<SmallScreenMenu menu={menu} product="Kompassa" />, { locale: 'de' });
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  await userEvent.click(screen.getByRole('link', { name: 'Konformitätserklärung' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
