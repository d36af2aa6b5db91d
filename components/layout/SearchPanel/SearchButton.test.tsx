import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { setSearchShortcutEnabled } from '@/services/browser/storage/searchShortcut';

import { SearchButton } from './SearchButton';

/** Loads the module that the first opening loads. */
let load: () => object = () => ({});
jest.mock('./SearchPanel', () => load());

const opened = () => ({
  SearchPanel: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Panel</button>,
});

beforeEach(() => {
  jest.resetModules();
  load = opened;
});
afterEach(() => setSearchShortcutEnabled(true));

const show = () =>
  renderWithProviders(
    <>
      <SearchButton />
      <input aria-label="Field" />
    </>,
  );

it('opens and closes the panel with the button', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Panel' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Panel' }));
  expect(screen.queryByRole('button', { name: 'Panel' })).toBeNull();
});

it('opens with the key /', async () => {
  show();
  await userEvent.keyboard('/');
  expect(await screen.findByRole('button', { name: 'Panel' })).toBeVisible();
});

it('ignores / in fields, with modifiers, and when turned off', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), '/');
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('/');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Control>}/{/Control}');
  setSearchShortcutEnabled(false);
  await userEvent.keyboard('/');
  expect(screen.queryByRole('button', { name: 'Panel' })).toBeNull();
});

it('opens the page of all services if the panel cannot be loaded', async () => {
  load = () => {
    throw new Error('Loading chunk 7 failed.');
  };
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/cht/Services'));
});
