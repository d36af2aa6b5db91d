import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { installDialogMethods } from '@/components/testing/dialog';
import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import {
  countSearchHit,
  countSearchMiss,
  fetchSearchEntries,
  fetchSearchTitles,
} from '@/services/browser/api/search';
import { layoutData } from '@/services/fixtures/layoutData';
import { searchEntries, searchTitles } from '@/services/fixtures/search';
import { CommonDataProvider } from '@/services/store/commonData';

import { SearchPanel } from './SearchPanel';
import { useSearchCount } from './useSearchCount';

// Shows (requirements, 2.14 and 3.2).

jest.mock('@/services/browser/api/search');
const fetchMock = jest.mocked(fetchSearchEntries);
const titlesMock = jest.mocked(fetchSearchTitles);
const { all, hot } = searchEntries();

const names = { en: 'Search', de: 'Suche' };
/** Opens the search, as its button does. */
async function show(locale: 'en' | 'de' = 'en') {
  const view = renderWithProviders(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CommonDataProvider value={layoutData()}>
        <SearchPanel />
      </CommonDataProvider>
    </SWRConfig>,
    { locale },
  );
  fireEvent.click(screen.getByText(names[locale], { selector: 'button *' }));
  await modulesLoaded();
  return view;
}
const field = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const status = () => document.querySelector('[role=status]');
const options = () => [...document.querySelectorAll('[role=option]')];
/** The names of the options, without the areas beside them. */
const optionNames = () =>
  options().map((option) => option.textContent.replace(option.querySelector('small')?.textContent ?? '', ''));
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
/** Enters the text at once: each key would list the entries anew. */
const search = (value: string) => fireEvent.input(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

beforeAll(() => {
  installDialogMethods();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  jest.clearAllMocks();
  fetchMock.mockResolvedValue(searchEntries());
  titlesMock.mockResolvedValue(searchTitles());
});

it('lists popular entries first, then the others, each with its area, and announces the count', async () => {
  await show();
  const often = within(screen.getByText('Often requested').closest('[role=group]') as HTMLElement);
  expect(often.getAllByRole('option')).toHaveLength(hot.length);
  expect(options()).toHaveLength(all.length);
  expect(options()[0]?.querySelector('small')).toHaveTextContent(hot[0]?.areaName ?? 'none');
  expect(status()).toHaveTextContent(`${all.length} results`);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('moves the active option with the arrow keys, wrapping around', async () => {
  await show();
  expect(activeOption()).toBeNull();
  press('ArrowUp');
  expect(activeOption()).toBe(options().at(-1));
  press('ArrowDown');
  expect(activeOption()).toBe(options()[0]);
  expect(activeOption()).toHaveAttribute('aria-selected', 'true');
});

it('opens with Enter the entry that matches, whose words are marked, counts the search, and closes', async () => {
  const { router } = await show();
  search('hong kong');
  expect(options()).toHaveLength(1);
  expect(status()).toHaveTextContent('1 result');
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Hong', 'Kong']);
  press('Enter');
  const [href] = all.filter(({ label }) => label.includes('Hong Kong')).map((entry) => entry.href);
  expect(router.push).toHaveBeenCalledWith(href, href, expect.anything());
  expect(jest.mocked(countSearchHit).mock.calls).toEqual([['hong kong']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a message without matches and links to the check, to contact and to all services', async () => {
  const { router } = await show('de');
  search('Rakete');
  press('Enter');
  expect(options()).toEqual([]);
  expect(status()).toHaveTextContent('Nichts gefunden zu „Rakete“.');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(router.push).not.toHaveBeenCalled();
  for (const [name, href] of [
    ['Pflichten prüfen', '/de/cht/calculate'],
    ['Kontakt', '/de/cht/Contact'],
    ['Alle Leistungen im Überblick', '/de/cht/Services'],
  ] as const)
    expect(screen.getByText(name)).toHaveAttribute('href', href);
});

it('leaves out words that mean nothing here, says so, and counts the search as one without result', async () => {
  await show();
  search('vat Atlantis');
  expect(status()).toHaveTextContent(/results? Nothing here says “Atlantis”: shown without it\.$/);
  expect(options().length).toBeGreaterThan(0);
  press('ArrowDown');
  press('Enter');
  expect(countSearchMiss).toHaveBeenCalledWith('vat Atlantis');
});

it.each([
  ['sign in', '/user/login'],
  ['sign up', '/user/register'],
])('finds for %j the way into the account', async (query, path) => {
  await show();
  search(query);
  expect(options()[0]?.getAttribute('href')).toContain(path);
});

it('shows an error, keeps the typed text and retries', async () => {
  fetchMock.mockRejectedValueOnce(new Error('No answer'));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  search('hong kong');
  fireEvent.click(screen.getByText('Try again'));
  await modulesLoaded();
  expect(options()).toHaveLength(1);
  expect(field()).toHaveValue('hong kong');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lists pages, articles, questions and notices in groups after the services', async () => {
  await show();
  search('vat');
  const groups = [...document.querySelectorAll('[role=group]')];
  const titles = groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? ''));
  expect(titles.map((title) => title?.textContent)).toEqual([
    'Often requested',
    'Services',
    'Articles',
    'Common questions',
  ]);
  expect(groups[2]?.querySelector('[role=option]')).toHaveAttribute('href', '/companyEncy/12.html');
});

it('finds services without the titles, and counts no search as long as they are missing', async () => {
  titlesMock.mockRejectedValue(new Error('No answer'));
  await show();
  search('germany vat');
  expect(optionNames()).toEqual(['VAT registration Germany']);
  press('Enter');
  expect(countSearchHit).not.toHaveBeenCalled();
});

it.each([
  [true, 'germany', countSearchHit, countSearchMiss],
  [false, 'zeppelin', countSearchMiss, countSearchHit],
])('counts a search once that finds something (%s), when no key has been pressed for a while', (...row) => {
  const [finds, text, expected, other] = row;
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const { rerender } = renderHook((query: string) => useSearchCount(query, finds), { initialProps: text });
  pass(1_400);
  expect(expected).not.toHaveBeenCalled();
  pass(200);
  rerender('ab');
  pass(1_600);
  rerender(text);
  pass(1_600);
  expect(jest.mocked(expected).mock.calls).toEqual([[text]]);
  expect(other).not.toHaveBeenCalled();
});
