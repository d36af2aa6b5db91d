import type { GetServerSidePropsContext } from 'next';

import { layoutData } from '@/services/fixtures/layoutData';
import { fetchLayoutData } from '@/services/gateway/layoutData';

import { getServerSideProps } from './errorUrl';

jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

/** The answer and what is set on the response. */
async function ask(url: string, locale: string, headers: Record<string, string> = {}) {
  const set: Record<string, unknown> = {};
  const res = { statusCode: 200, setHeader: (name: string, value: string) => (set[name] = value) };
  const context = { req: { url, headers }, res, locale } as unknown as GetServerSidePropsContext;
  return { result: await getServerSideProps(context), status: res.statusCode, set };
}

beforeEach(() => jest.mocked(fetchLayoutData).mockResolvedValue(layoutData()));

it.each([
  ['/errorUrl', 'en', '/'],
  ['/errorUrl?x=1', 'en', '/?x=1'],
  ['/de/errorUrl', 'de', '/de'],
])('%s leads to home by 307, in a page of the blank layout', async (url, locale, location) => {
  const { result, status, set } = await ask(url, locale);
  expect([status, set.Location]).toEqual([307, location]);
  expect(result).toMatchObject({ props: { layout: 'blank', _nextI18Next: { initialLocale: locale } } });
});

it('leads to home by the redirect alone while there is no layout data', async () => {
  jest.mocked(fetchLayoutData).mockRejectedValue(new Error('The gateway is down.'));
  const { result } = await ask('/de/errorUrl?x=1', 'de');
  expect(result).toEqual({ redirect: { destination: '/de?x=1', permanent: false } });
});

it('tells a navigation in the browser in its data', async () => {
  const { result } = await ask('/_next/data/build/errorUrl.json', 'en', { 'x-nextjs-data': '1' });
  expect(result).toEqual({ redirect: { destination: '/', permanent: false } });
});
