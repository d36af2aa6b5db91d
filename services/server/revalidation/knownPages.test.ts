import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { PageState } from '@/services/gateway/siteRequests';

import type * as KnownPages from './knownPages';
import { type IndexedPage, sitePages } from './pageStore';

jest.mock('@/services/config/env', () => ({ env: () => ({ REVALIDATE_SECONDS: 60 }) }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'known-pages-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  sitePages.index.clear();
});

const writtenAt = 1_790_000_000;
function write(file: string, text: string) {
  const name = path.join(folder, file);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, text);
  utimesSync(name, writtenAt, writtenAt);
}
function writeBuilt(address: string, renderInfo: object | undefined) {
  write(`pages/${address}.html`, '<p></p></html>');
  write(`pages/${address}.json`, JSON.stringify({ pageProps: { renderInfo } }));
  write(`pages/${address}.meta`, '{}');
}
function writeRendered(address: string, renderInfo: object | undefined, html = '<p></p></html>') {
  const value = { kind: 'PAGES', html, pageData: { pageProps: { renderInfo } } };
  const entry = { lastModified: writtenAt * 1_000, value, cacheControl: { revalidate: 60 } };
  write(`route-cache/PAGES/0a1b/$/${address}.page.json`, JSON.stringify(entry));
}

/** As a process finds them that has rendered nothing yet. */
async function pagesOf(): Promise<PageState[]> {
  let known: Promise<PageState[]> | undefined;
  jest.isolateModules(() => {
    known = jest.requireActual<typeof KnownPages>('./knownPages').knownPages(folder);
  });
  return (await known) ?? [];
}
const renderInfo = { renderedAt: 5, documents: 'pages:1.a' };
const shown = {
  state: 'shown',
  generatedAt: 5,
  renewsAt: writtenAt * 1_000 + 60_000,
  documents: 'pages:1.a',
};

it('lists pages of the build and of earlier processes, in both languages', async () => {
  writeBuilt('en', renderInfo);
  writeRendered('de/trends/3', renderInfo);
  writeRendered('en/404', renderInfo);
  expect(await pagesOf()).toEqual([
    { path: '/404', locale: 'en', ...shown },
    { path: '/trends/3', locale: 'de', ...shown },
    { path: '/', locale: 'en', ...shown },
  ]);
});

it('prefers rendered pages to built ones, and those of this process to both', async () => {
  writeBuilt('en/cht/price', { renderedAt: 1, documents: '' });
  writeRendered('en/cht/price', renderInfo);
  expect(await pagesOf()).toEqual([{ path: '/cht/price', locale: 'en', ...shown }]);
  const newest: IndexedPage = {
    state: 'gone',
    generatedAt: 9_000,
    storedAt: 9_000,
    lifetime: 1,
    documents: '',
  };
  sitePages.index.set('/en/cht/price', newest);
  const gone = { state: 'gone', generatedAt: 9_000, renewsAt: 10_000, documents: '' };
  expect(await pagesOf()).toEqual([{ path: '/cht/price', locale: 'en', ...gone }]);
});

it.each([
  ['gone', null],
  ['moved', { kind: 'REDIRECT' }],
])('lists a page that is %s since the build', async (state, value) => {
  writeBuilt('en/trends/3', renderInfo);
  write(
    'route-cache/PAGES/0a1b/$/en/trends/3.page.json',
    JSON.stringify({ lastModified: 7, value, cacheControl: { revalidate: 60 } }),
  );
  expect(await pagesOf()).toEqual([
    { path: '/trends/3', locale: 'en', state, generatedAt: 7, renewsAt: 60_007, documents: '' },
  ]);
});

it('leaves out incomplete files and pages without render info', async () => {
  write('route-cache/PAGES/0a1b/$/en/broken.page.json', '{');
  writeRendered('en/torn', renderInfo, '<p>');
  writeRendered('en/without', undefined);
  expect(await pagesOf()).toEqual([]);
});

it('forgets a 404 of what never was a page, and no other', () => {
  const { forgetUnknownPages } = jest.requireActual<typeof KnownPages>('./knownPages');
  const keyOf = (address: string) => `/route-cache/PAGES/0a1b/$/en/${address}`;
  for (const address of ['never', 'gone'])
    sitePages.memory.set(keyOf(address), { lastModified: 1, value: null });
  const gone = { state: 'gone', generatedAt: 1, storedAt: 1, documents: '' } as const;
  sitePages.index.set('/en/gone', gone);
  forgetUnknownPages();
  expect(['never', 'gone'].map((address) => sitePages.memory.has(keyOf(address)))).toEqual([false, true]);
  sitePages.memory.clear();
});
