import { act, render } from '@testing-library/react';
import Cookies from 'js-cookie';
import Router, { type NextRouter, useRouter } from 'next/router';
import { SWRConfig } from 'swr';

import { requestHeaders } from '@/services/browser/api/requestContext';
import { fetchSearchEntries } from '@/services/browser/api/search';
import { noChannel } from '@/services/domain/activities/channel';
import { layoutData } from '@/services/fixtures/layoutData';
import { searchEntries } from '@/services/fixtures/search';
import { useLocale } from '@/services/hooks/useLocale';
import { useRequestContext } from '@/services/hooks/useRequestContext';

import { CommonDataProvider, useCommonData } from './commonData';
import { useCommonSearchData } from './commonSearchData';
import { useIsGermany } from './isGermany';
import { useIsGWLogin } from './isGWLogin';
import { useParamObj } from './paramObj';
import { useServicesQuery } from './servicesQuery';
import type { SiteState } from './siteState';
import { fromTitle, toTitle } from './titles';

// Shows (requirements, 3.12 and 4.4).

jest.mock('@/services/browser/api/search');
jest.mock('@/services/hooks/useLocale');
jest.mock('next/router', () => ({
  __esModule: true,
  ...jest.requireActual<object>('next/router'),
  useRouter: jest.fn(),
}));

const read = jest.fn<void, [SiteState]>();
function Reader() {
  useRequestContext(false);
  const { commonSearchData } = useCommonSearchData();
  read({
    toTitle: toTitle(),
    fromTitle: fromTitle(),
    commonData: useCommonData(),
    commonSearchData,
    ...useServicesQuery(),
    isGWLogin: useIsGWLogin(),
    isGermany: useIsGermany(),
    paramObj: useParamObj(noChannel) ?? noChannel,
  });
  return null;
}

const commonData = layoutData();
const commonSearchData = searchEntries();
const cache = new Map<string, never>();
function open(locale: 'en' | 'de', query: Record<string, string> = {}) {
  jest.mocked(useLocale).mockReturnValue(locale);
  jest.mocked(useRouter).mockReturnValue({ isReady: true, query } as unknown as NextRouter);
  return render(
    <SWRConfig value={{ provider: () => cache }}>
      <CommonDataProvider value={commonData}>
        <Reader />
      </CommonDataProvider>
    </SWRConfig>,
  );
}

it('the state has each value under its name', async () => {
  jest.mocked(fetchSearchEntries).mockResolvedValue(commonSearchData);
  document.documentElement.lang = 'de';
  document.title = 'Leistungen';
  window.history.replaceState(null, '', '?channelNo=1007&channelCode=fair');
  Cookies.set('isGWLogin', '1');
  const first = open('de', { productAttr: 'weee', tabIndex: '2' });
  await act(() => Promise.resolve());
  expect(read).toHaveBeenLastCalledWith({
    toTitle: 'Leistungen',
    fromTitle: '',
    commonData,
    commonSearchData,
    productAttr: 'weee',
    tabIndexInfo: { tabIndex: 2 },
    isGWLogin: true,
    isGermany: true,
    paramObj: { channelNo: '1007', channelCode: 'fair' },
  } satisfies SiteState);

  Router.events.emit('beforeHistoryChange', '/cht/About', { shallow: false });
  document.title = 'Über uns';
  window.history.replaceState(null, '', '?');
  Cookies.set('isGWLogin', '0');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(read.mock.lastCall?.[0]).toMatchObject({
    toTitle: 'Über uns',
    fromTitle: 'Leistungen',
    isGWLogin: false,
    paramObj: noChannel,
  });
  expect(requestHeaders()).toMatchObject({
    title: encodeURIComponent('Über uns'),
    'source-title': 'Leistungen',
    'Accept-Language': 'de',
  });

  first.unmount();
  open('en');
  await act(() => Promise.resolve());
  expect(read.mock.lastCall?.[0]).toMatchObject({
    isGermany: false,
    productAttr: undefined,
    tabIndexInfo: { tabIndex: 0 },
  });
  open('de');
  expect(read.mock.lastCall?.[0]).toMatchObject({ commonSearchData });
  expect(fetchSearchEntries).toHaveBeenCalledTimes(2);
});
