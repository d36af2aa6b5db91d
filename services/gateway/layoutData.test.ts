import type { LayoutData } from '@/services/domain/content/layoutData';
import type { Locale } from '@/services/domain/locale/locale';
import { exampleOf } from '@/services/fixtures/examples';

import { callGateway } from './client';
import { withDeadline } from './deadline';
import type * as layoutDataModule from './layoutData';

// Shows (requirements, 3.1 and 4.4).

jest.mock('./client');
jest.mock('@/services/config/env', () => ({
  env: () => ({
    COOKIE_DOMAIN: 'example.com',
    GATEWAY_HOST: 'https://gateway.example.com',
    PRODUCT_NAME: 'Kompassa',
    SITE_NAME: 'VAT',
    SITE_URL: 'https://www.example.com',
    REVALIDATE_SECONDS: 60,
    RENDER_DEADLINE_MS: 500,
  }),
}));

const requestMock = jest.mocked(callGateway);
/** A process of its own: the cache is the module's. */
const freshProcess = (): ((locale: Locale) => Promise<LayoutData>) => {
  let fetchLayoutData: ((locale: Locale) => Promise<LayoutData>) | undefined;
  jest.isolateModules(() => {
    jest.doMock('./client', () => ({ callGateway: requestMock }));
    ({ fetchLayoutData } = jest.requireActual<typeof layoutDataModule>('./layoutData'));
  });
  if (!fetchLayoutData) throw new Error('The module did not load.');
  return fetchLayoutData;
};
let now = 0;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});
afterEach(() => jest.restoreAllMocks());

it('combines common data, menu and the configured names', async () => {
  const layoutData = await freshProcess()('de');
  expect(layoutData.brand).toEqual({
    product: 'Kompassa',
    title: 'Kompassa官网_VAT',
    siteUrl: 'https://www.example.com',
    gatewayHost: 'https://gateway.example.com',
    cookieDomain: 'example.com',
  });
  expect(layoutData.menu).toHaveLength(7);
  expect(layoutData.footer.background?.src).toMatch(/^https:\/\/gateway\.example\.com\//);
  expect(requestMock.mock.calls.map(([name, , context]) => [name, context.locale])).toEqual([
    ['getCommon', 'de'],
    ['getMenu', 'de'],
  ]);
});

it('fetches the layout data once per language within its lifetime', async () => {
  const fetchLayoutData = freshProcess();
  await Promise.all([fetchLayoutData('en'), fetchLayoutData('en'), fetchLayoutData('de')]);
  now += 59_000;
  await fetchLayoutData('en');
  expect(requestMock).toHaveBeenCalledTimes(4);
  now += 2_000;
  await fetchLayoutData('en');
  expect(requestMock).toHaveBeenCalledTimes(6);
});

it('returns the last layout data before the deadline of the page if the gateway hangs', async () => {
  const fetchLayoutData = freshProcess();
  const good = await fetchLayoutData('en');
  now += 61_000;
  requestMock.mockReturnValue(new Promise(() => undefined));
  await expect(withDeadline(500, () => fetchLayoutData('en'))).resolves.toBe(good);
});
