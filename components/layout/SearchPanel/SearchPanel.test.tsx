import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';

import { installDialogMethods } from '@/components/testing/dialog';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import { setSearchShortcutEnabled } from '@/services/browser/storage/searchShortcut';

import type { SearchContentProps } from './SearchContent';
import { SearchPanel } from './SearchPanel';

// Shows (requirements, 2.14).

/** Loads the module that the first opening loads. */
let load: () => object = () => ({});
jest.mock('./SearchContent', () => load());
jest.mock('@/services/browser/loading/whenIdle', () => ({
  ...jest.requireActual<object>('@/services/browser/loading/whenIdle'),
  whenIdle: jest.fn(() => () => {}),
}));
const preloadSearch = jest.fn();
jest.mock('./preloadSearch', () => ({ preloadSearch: (locale: string) => preloadSearch(locale) as void }));

const opened = () => ({
  SearchContent: ({ field, close }: SearchContentProps) => (
    <button type="button" onClick={close}>
      Leave {field.value}
    </button>
  ),
});

beforeAll(installDialogMethods);
beforeEach(() => {
  jest.resetModules();
  load = opened;
  preloadSearch.mockClear();
  jest.mocked(whenIdle).mockClear();
});
afterEach(() => setSearchShortcutEnabled(true));

const show = () =>
  renderWithProviders(
    <>
      <SearchPanel />
      <input aria-label="Field" />
    </>,
  );
const openButton = () => screen.getByRole('button', { name: 'Search' });
const dialog = () => screen.queryByRole('dialog', { name: 'Search the site' });
const content = () => screen.findByRole('button', { name: /^Leave/ });

it('opens with the button and closes', async () => {
  show();
  expect(dialog()).toBeNull();
  await userEvent.click(openButton());
  expect(dialog()).toBeVisible();
  await userEvent.click(await content());
  expect(dialog()).toBeNull();
});

it('closes on the way back, also before its content is loaded', async () => {
  show();
  await userEvent.click(openButton());
  expect(dialog()).toBeVisible();
  fireEvent.popState(window);
  expect(dialog()).toBeNull();
  await userEvent.click(openButton());
  await content();
  fireEvent.popState(window);
  expect(dialog()).toBeNull();
});

describe('its code', () => {
  const connection = (saveData: boolean) =>
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    jest
      .mocked(whenIdle)
      .mockReset()
      .mockReturnValue(() => {});
  });

  it.each([
    ['is loaded while the page is idle', false],
    ['waits for a pointer where data is to be saved', true],
  ])('%s', async (_, saveData) => {
    connection(saveData);
    const loaded = jest.fn(opened);
    load = loaded;
    jest.mocked(whenIdle).mockImplementation((callback) => {
      callback();
      return () => {};
    });
    show();
    if (saveData) await userEvent.hover(openButton());
    await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
    expect(whenIdle).toHaveBeenCalledTimes(saveData ? 0 : 3);
  });
});

it('asks for what it finds with the first press or opening, not before, and not again', async () => {
  show();
  await userEvent.hover(openButton());
  expect(preloadSearch).not.toHaveBeenCalled();
  await userEvent.click(openButton());
  await userEvent.click(await content());
  await userEvent.click(openButton());
  await content();
  // Twice for one request: SWR keeps the first.
  expect(preloadSearch.mock.calls).toEqual([['en'], ['en']]);
});

it('forgets the text when it closes', async () => {
  show();
  await userEvent.click(openButton());
  await userEvent.type(screen.getByRole('combobox'), 'Berlin');
  await userEvent.click(await content());
  await userEvent.click(openButton());
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('takes over a dialog that was opened before hydration, with its text', async () => {
  const Early = () => {
    useLayoutEffect(() => {
      document.querySelector('dialog')?.showModal();
      document.querySelector('input')?.setAttribute('value', 'Berlin');
    }, []);
    return <SearchPanel />;
  };
  renderWithProviders(<Early />);
  expect(await screen.findByRole('button', { name: 'Leave Berlin' })).toBeVisible();
  expect(dialog()).toBeVisible();
});

it('opens with the key /', async () => {
  show();
  // jsdom gives the focus to a field that is not visible.
  await userEvent.click(document.body);
  await userEvent.keyboard('/');
  expect(dialog()).toBeVisible();
});

it('gives the focus to the page if it was opened with the key / and nothing had the focus', async () => {
  renderWithProviders(
    <>
      <SearchPanel />
      <main tabIndex={-1} />
    </>,
  );
  await userEvent.keyboard('/');
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('ignores / in fields, with modifiers, and when turned off', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), '/');
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('/');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Control>}/{/Control}');
  setSearchShortcutEnabled(false);
  await userEvent.keyboard('/');
  expect(dialog()).toBeNull();
});

it('opens the page of all services if its content cannot be loaded', async () => {
  load = () => {
    throw new Error('Loading chunk 7 failed.');
  };
  const { router } = show();
  await userEvent.click(openButton());
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/cht/Services'));
  expect(dialog()).toBeNull();
});
