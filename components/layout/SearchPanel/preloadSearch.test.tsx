import { renderHook } from '@testing-library/react';

import { createRouter, modulesLoaded, TestProviders } from '@/components/testing/renderWithProviders';
import { fetchSearchEntries, fetchSearchTitles } from '@/services/browser/api/search';
import { searchEntries, searchTitles } from '@/services/fixtures/search';
import { useCommonSearchData } from '@/services/store/commonSearchData';

import { preloadSearch } from './preloadSearch';
import { searchIds } from './searchIds';

jest.mock('@/services/browser/api/search');
const entriesMock = jest.mocked(fetchSearchEntries);
const titlesMock = jest.mocked(fetchSearchTitles);

// SWR's own cache lasts: each test has a language of its own.
const inPanel = (locale: 'en' | 'de') =>
  renderHook(useCommonSearchData, {
    wrapper: ({ children }) => <TestProviders router={createRouter({ locale })}>{children}</TestProviders>,
  });

it('gives a failure to the panel that is open, which asks no second time', async () => {
  document.body.innerHTML = `<dialog open id="${searchIds.panel}"></dialog>`;
  entriesMock.mockRejectedValue(new Error('No answer'));
  titlesMock.mockResolvedValue(searchTitles());
  preloadSearch('de');
  await modulesLoaded();
  const { result } = inPanel('de');
  await modulesLoaded();
  expect(result.current.error).toEqual(new Error('No answer'));
  expect(entriesMock).toHaveBeenCalledTimes(1);
});

it('forgets a failure that comes when the panel is closed again: the next opening asks anew', async () => {
  document.body.innerHTML = `<dialog id="${searchIds.panel}"></dialog>`;
  entriesMock.mockReset().mockRejectedValueOnce(new Error('No answer')).mockResolvedValue(searchEntries());
  preloadSearch('en');
  await modulesLoaded();
  const { result } = inPanel('en');
  await modulesLoaded();
  expect(result.current).toMatchObject({ commonSearchData: searchEntries(), error: undefined });
});
