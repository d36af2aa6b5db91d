import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { answerOf } from '@/services/fixtures/fileRoute';
import { layoutData } from '@/services/fixtures/layoutData';
import { notices } from '@/services/fixtures/library';
import { GatewayUnavailable } from '@/services/gateway/errors';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchNewsList } from '@/services/gateway/library';

import { notFoundPage } from './errorPage';
import { newsFeed } from './feeds';
import { sitemapEntries } from './sitemapEntries';

let folder = '';
let isBuilding = true;
jest.mock('@/services/config/build', () => ({
  isBuild: () => isBuilding,
  renderDeadlineMs: () => 5_000,
  serverFolder: () => folder,
}));
jest.mock('@/services/config/env', () => ({
  env: () => ({ SITE_URL: 'https://www.example.com', GATEWAY_TIMEOUT_MS: 5_000, REVALIDATE_SECONDS: 30 }),
}));
jest.mock('@/services/gateway/articles', () => ({
  fetchArticleList: () => Promise.resolve({ articles: [], total: 0 }),
}));
jest.mock('@/services/gateway/facts', () => ({ fetchTopicFacts: () => Promise.resolve([]) }));
jest.mock('@/services/gateway/terms', () => ({ fetchTerms: () => Promise.resolve([]) }));
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/library');
jest.mock('./sitemapEntries');

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is built with a copy of the feeds that is sent after a start without the gateway', async () => {
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  jest.mocked(sitemapEntries).mockResolvedValue([]);
  const [notice] = notices();
  const list = {
    notices: notice ? [{ ...notice, title: 'A deadline' }] : [],
    total: 1,
    page: 1,
    pageSize: 50,
  };
  jest.mocked(fetchNewsList).mockResolvedValueOnce(list);
  await notFoundPage({ locale: 'de' });

  isBuilding = false;
  jest.mocked(fetchNewsList).mockRejectedValue(new GatewayUnavailable('/call', 'ECONNREFUSED'));
  await notFoundPage({ locale: 'de' });
  expect(await answerOf(newsFeed.getServerSideProps, 'de')).toMatchObject({
    status: 200,
    body: expect.stringContaining('A deadline'),
  });
});
