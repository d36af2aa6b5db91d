import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { SWRConfig } from 'swr';

import { installDialogMethods } from '@/components/testing/dialog';
import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchSearchEntries } from '@/services/browser/api/search';
import { searchEntries } from '@/services/fixtures/search';

import { SearchPanel } from './SearchPanel';

// Shows (requirements, 2.14 and 3.2).

jest.mock('@/services/browser/api/search');
const fetchMock = jest.mocked(fetchSearchEntries);
const { all, hot } = searchEntries();

const names = { en: 'Search', de: 'Suche' };
/** Opens the search, as its button does. */
async function show(locale: 'en' | 'de' = 'en', cache = new Map()) {
  const view = renderWithProviders(
    <SWRConfig value={{ provider: () => cache }}>
      <SearchPanel />
    </SWRConfig>,
    { locale },
  );
  fireEvent.click(screen.getByRole('button', { name: names[locale] }));
  await modulesLoaded();
  return view;
}
const isOpen = () => screen.queryByRole('dialog') !== null;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
const search = async (text: string) => {
  await screen.findAllByRole('option');
  await userEvent.type(screen.getByRole('combobox'), text);
};

beforeAll(() => {
  installDialogMethods();
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.clearAllMocks();
  fetchMock.mockResolvedValue(searchEntries());
});

it('lists popular entries first, then the others, and announces the count', async () => {
  await show();
  const often = await screen.findByRole('group', { name: 'Often requested' });
  expect(within(often).getAllByRole('option')).toHaveLength(hot.length);
  expect(options()).toHaveLength(all.length);
  expect(screen.getByRole('status')).toHaveTextContent(`${all.length} services`);
  expect(screen.getByRole('combobox', { name: 'Search services' })).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['en', 'germany vat', ['VAT registration Germany'], '1 service'],
  ['de', 'switzerland', ['VAT registration Switzerland'], '1 Leistung'],
] as const)(
  'in %s lists the entries that match %j, and marks the words',
  async (locale, text, expected, status) => {
    await show(locale);
    await search(text);
    expect(options()).toEqual(expected);
    expect(screen.getByRole('status')).toHaveTextContent(status);
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase());
    expect(marks.sort()).toEqual(text.split(' ').sort());
  },
);

it('moves the active option with the arrow keys, wrapping around, with the focus in the field', async () => {
  await show();
  await screen.findAllByRole('option');
  screen.getByRole('combobox').focus();
  expect(activeOption()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption()?.textContent).toBe(options().at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()?.textContent).toBe(options()[0]);
  expect(activeOption()).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('opens the active option with Enter and closes', async () => {
  const { router } = await show();
  await search('hong kong{Enter}');
  const [href] = all.filter(({ label }) => label.includes('Hong Kong')).map((entry) => entry.href);
  expect(router.push).toHaveBeenCalledWith(href, href, expect.anything());
  expect(isOpen()).toBe(false);
});

it('shows a message without entries', async () => {
  fetchMock.mockResolvedValue({ all: [], hot: [] });
  await show();
  expect(await screen.findByText('There is no service to be found here at the moment.')).toBeVisible();
});

it('shows a message without matches and links to all services', async () => {
  const { router } = await show('de');
  await search('Rakete{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Keine Leistung passt zu „Rakete“.');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Alle Leistungen im Überblick' })).toHaveAttribute(
    'href',
    '/de/cht/Services',
  );
});

it('shows an error, keeps the typed text and retries', async () => {
  fetchMock.mockRejectedValueOnce(new Error('No answer'));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.type(screen.getByRole('combobox'), 'vat');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('option')).not.toHaveLength(all.length);
  expect(screen.getByRole('combobox')).toHaveValue('vat');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a loading message after a delay', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));
  await show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText('Loading the services …')).toBeVisible();
});

it('loads its entries once, even when it is opened again', async () => {
  const cache = new Map();
  const { unmount } = await show('en', cache);
  await screen.findAllByRole('option');
  unmount();
  await show('en', cache);
  expect(options()).toHaveLength(all.length);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('closes when the route changes', async () => {
  await show();
  await screen.findAllByRole('option');
  act(() => Router.events.emit('routeChangeComplete', '/cht/About', { shallow: false }));
  expect(isOpen()).toBe(false);
});
