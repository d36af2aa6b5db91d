import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { installDialogMethods } from '@/components/testing/dialog';
import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import {
  countSearchHit,
  countSearchMiss,
  fetchSearchEntries,
  fetchSearchTitles,
} from '@/services/browser/api/search';
import { searchEntries, searchTitles } from '@/services/fixtures/search';

import { SearchPanel } from './SearchPanel';

// Shows (requirements, 2.14 and 3.2).

jest.mock('@/services/browser/api/search');
const fetchMock = jest.mocked(fetchSearchEntries);
const titlesMock = jest.mocked(fetchSearchTitles);
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
/** The names of the options, without the areas beside them. */
const options = () =>
  screen
    .getAllByRole('option')
    .map((option) => option.textContent.replace(option.querySelector('small')?.textContent ?? '', ''));
const activeOption = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
/** Enters the text at once: each key would list the entries anew. */
const search = async (text: string) => {
  await screen.findAllByRole('option');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste(text);
};

beforeAll(() => {
  installDialogMethods();
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.clearAllMocks();
  fetchMock.mockResolvedValue(searchEntries());
  titlesMock.mockResolvedValue(searchTitles());
});

it('lists popular entries first, then the others, and announces the count', async () => {
  await show();
  const often = await screen.findByRole('group', { name: 'Often requested' });
  expect(within(often).getAllByRole('option')).toHaveLength(hot.length);
  expect(options()).toHaveLength(all.length);
  expect(screen.getByRole('status')).toHaveTextContent(`${all.length} results`);
  expect(screen.getByRole('combobox', { name: 'Search the site' })).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['en', 'germany vat', ['VAT registration Germany'], '1 result'],
  ['de', 'switzerland', ['VAT registration Switzerland'], '1 Ergebnis'],
] as const)(
  'in %s lists the entries that match %j, and marks the words',
  async (locale, text, expected, status) => {
    titlesMock.mockResolvedValue({ entries: {}, synonyms: [] });
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
  expect(activeOption()).toBe(screen.getAllByRole('option').at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()).toBe(screen.getAllByRole('option')[0]);
  expect(activeOption()).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('opens the active option with Enter and closes', async () => {
  const { router } = await show();
  await search('hong kong');
  await userEvent.keyboard('{Enter}');
  const [href] = all.filter(({ label }) => label.includes('Hong Kong')).map((entry) => entry.href);
  expect(router.push).toHaveBeenCalledWith(href, href, expect.anything());
  expect(isOpen()).toBe(false);
});

it('shows a message without entries', async () => {
  fetchMock.mockResolvedValue({ all: [], hot: [] });
  await show();
  expect(await screen.findByText('There are no services here at the moment.')).toBeVisible();
});

it('shows a message without matches and links to the check, to contact and to all services', async () => {
  const { router } = await show('de');
  await search('Rakete');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nichts gefunden zu „Rakete“.');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Pflichten prüfen' })).toHaveAttribute('href', '/de/cht/calculate');
  expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/de/cht/Contact');
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

it('asks at once and shows a loading message after 200 ms', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));
  jest.useFakeTimers();
  await Promise.all([show(), jest.advanceTimersByTimeAsync(1)]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(198));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Loading the services …')).toBeVisible();
  jest.useRealTimers();
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

it('shows the area of a service beside its name', async () => {
  await show();
  const [first] = await screen.findAllByRole('option');
  expect(first?.querySelector('small')).toHaveTextContent(hot[0]?.areaName ?? 'none');
});

it('lists pages, articles, questions and notices in groups after the services', async () => {
  await show();
  await search('vat');
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'Often requested',
    'Services',
    'Articles',
    'Questions and answers',
  ]);
  expect(screen.getByRole('option', { name: /^Import VAT in Germany/ })).toHaveAttribute(
    'href',
    '/companyEncy/12.html',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results$/);
});

it('finds a page by its name and opens it', async () => {
  const { router } = await show();
  await search('kontakt');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'contact{Enter}');
  expect(router.push).toHaveBeenCalledWith('/cht/Contact', '/cht/Contact', expect.anything());
});

it('forgives a typing error', async () => {
  await show('de');
  await search('pakaging austria');
  expect(options()).toEqual(['Packaging Austria with representative']);
});

it('finds by a word of the same meaning', async () => {
  await show('de');
  await search('Umsatzsteuer Switzerland');
  expect(options()).toEqual(['VAT registration Switzerland']);
});

it('finds services without the titles', async () => {
  titlesMock.mockRejectedValue(new Error('No answer'));
  await show();
  await search('germany vat');
  expect(options()).toEqual(['VAT registration Germany']);
});

describe('a search', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  /** Key by key: what is counted waits for the last one. */
  const typeSearch = async (text: string) => {
    await screen.findAllByRole('option');
    await userEvent.type(screen.getByRole('combobox'), text);
  };
  const pass = () => act(() => jest.advanceTimersByTimeAsync(1_600));

  it('without result is counted once, when no key has been pressed for a while', async () => {
    await show();
    await typeSearch('zeppelin');
    expect(countSearchMiss).not.toHaveBeenCalled();
    await pass();
    await userEvent.type(screen.getByRole('combobox'), ' ');
    await pass();
    expect(jest.mocked(countSearchMiss).mock.calls).toEqual([['zeppelin']]);
  });

  it('with a result is counted once, at the latest when a result is chosen', async () => {
    await show();
    await typeSearch('germany');
    await userEvent.click(screen.getAllByRole('option')[0]!);
    await pass();
    expect(jest.mocked(countSearchHit).mock.calls).toEqual([['germany']]);
    expect(countSearchMiss).not.toHaveBeenCalled();
  });

  it('is not counted as long as the titles are missing', async () => {
    titlesMock.mockRejectedValue(new Error('No answer'));
    await show();
    await typeSearch('balloon');
    await pass();
    expect(countSearchMiss).not.toHaveBeenCalled();
    expect(countSearchHit).not.toHaveBeenCalled();
  });
});
