import { type CachedPage, cachedPages } from '@/services/server/revalidation/cachedPages';

import { firstRenders } from './firstRenders';

jest.mock('@/services/server/revalidation/cachedPages');

const page = (path: string, fields: Partial<CachedPage> = {}): CachedPage => ({
  path,
  locale: 'en',
  state: 'shown',
  generatedAt: 0,
  renewsAt: 0,
  content: '',
  ...fields,
});

it('names the pages that are shown, with their language', async () => {
  jest
    .mocked(cachedPages)
    .mockResolvedValue([page('/'), page('/partner', { locale: 'de' }), page('/old', { state: 'gone' })]);
  expect(await firstRenders()).toEqual(['/', '/de/partner']);
});

it('names some hundred pages of all kinds where there are more', async () => {
  const kinds = ['/a', '/b', '/c'];
  const pages = Array.from({ length: 1_500 }, (_, index) => page(`${kinds[index % 3]}/${index}`));
  jest.mocked(cachedPages).mockResolvedValue(pages);
  const paths = await firstRenders();
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.length).toBeLessThanOrEqual(400);
  for (const kind of kinds) expect(paths.filter((path) => path.startsWith(kind)).length).toBeGreaterThan(90);
});
