import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

interface Entry {
  value: { kind: string; html?: string } | null;
  lastModified: number;
}
interface Cache {
  get: (key: string, context: object) => Promise<Entry | null>;
  set: (key: string, value: object | null, context: object) => Promise<void>;
}

const key = '/route-cache/PAGES/0a1b/$/en/trends/3.html';
const page = (at: number) => ({
  kind: 'PAGES',
  html: `<p>${at}</p></html>`,
  pageData: { pageProps: { made: { at, of: 'articles:3.a' } } },
});
const context = { kind: 'PAGES', cacheControl: { revalidate: 60 } };

let serverDistDir = '';
beforeEach(() => {
  serverDistDir = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
});
afterEach(() => rmSync(serverDistDir, { recursive: true }));

/** As Next makes it, in a process that knows nothing of the one before. */
function freshProcess(): Cache {
  let cache: Cache | undefined;
  jest.isolateModules(() => {
    const PageCache = jest.requireActual<new (settings: object) => Cache>('./pageCache');
    const files = {
      ...fs,
      existsSync,
      mkdir: (folder: string) => fs.mkdir(folder, { recursive: true }),
      readFileSync: () => '',
    };
    cache = new PageCache({ fs: files, flushToDisk: true, serverDistDir, revalidatedTags: [] });
  });
  if (!cache) throw new Error('The module did not load.');
  return cache;
}

it('has a page again after a restart', async () => {
  await freshProcess().set(key, page(1), context);
  expect((await freshProcess().get(key, context))?.value).toMatchObject({ html: '<p>1</p></html>' });
});

it.each([
  ['deleted', null],
  ['moved', { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/industryInfo/3.html' } } }],
])('does not bring back after a restart what was %s', async (_what, value) => {
  const cache = freshProcess();
  await cache.set(key, page(1), context);
  await cache.set(key, value, context);
  expect((await freshProcess().get(key, context))?.value).toEqual(value);
});

it('shows again what was published again', async () => {
  const cache = freshProcess();
  await cache.set(key, page(1), context);
  await cache.set(key, null, context);
  await cache.set(key, page(2), context);
  expect((await freshProcess().get(key, context))?.value).toMatchObject({ html: '<p>2</p></html>' });
});

it('leaves no trace of addresses that never were a page', async () => {
  await freshProcess().set(key, null, context);
  expect(await fs.readdir(serverDistDir)).toEqual([]);
});

it('forgets that an address failed once it is known that there is nothing', async () => {
  const shared = globalThis as { siteRenderFailures?: Map<string, object> };
  const failures = (shared.siteRenderFailures = new Map([
    ['en /trends/9.html', {}],
    ['en /', {}],
  ]));
  await freshProcess().set('/route-cache/PAGES/0a1b/$/en/trends/9.html', null, context);
  expect([...failures.keys()]).toEqual(['en /']);
  await freshProcess().set('/route-cache/PAGES/0a1b/$/en', null, context);
  expect(failures.size).toBe(0);
  delete shared.siteRenderFailures;
});
