import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';

import type { sitePages as SitePages } from './pageStore';

interface Entry {
  value: { kind: string; html?: string } | null;
  lastModified: number;
  cacheControl?: { revalidate: number };
}
interface Cache {
  get: (key: string, context: object) => Promise<Entry | null>;
  set: (key: string, value: object | null, context: object) => Promise<void>;
}

const owner = { kind: 'PAGES', sourceRoute: '/trends/[file]' } as Parameters<typeof getRouteCacheKey>[1];
const key = getRouteCacheKey('/en/trends/3.html', owner);
const page = (at: number) => ({
  kind: 'PAGES',
  html: `<p>${at}</p></html>`,
  pageData: { pageProps: { renderInfo: { renderedAt: at, documents: 'articles:3.a' } } },
});
const context = { kind: 'PAGES', cacheControl: { revalidate: 60 } };

let serverDistDir = '';
beforeEach(() => {
  serverDistDir = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
});
afterEach(() => rmSync(serverDistDir, { recursive: true }));

/** A cache as Next creates it, in a new process. */
function freshProcess(): Cache {
  Reflect.deleteProperty(globalThis, 'sitePages');
  let cache: Cache | undefined;
  jest.isolateModules(() => {
    const PageCache = jest.requireActual<new (settings: object) => Cache>('./cacheHandler');
    cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] });
  });
  if (!cache) throw new Error('The module did not load.');
  return cache;
}
const sitePages = () => (globalThis as unknown as { sitePages: typeof SitePages }).sitePages;
const htmlAfterRestart = async () => (await freshProcess().get(key, context))?.value?.html;

/** As Next after a rendering that ended so; `at`: when its loader said so. */
async function found(cache: Cache, value: object | null, at: number): Promise<void> {
  sitePages().absences.set('/en/trends/3.html', at);
  await cache.set(key, value, context);
}

/** The files that `next build` leaves of a page. */
function build(html: string, data = '{"pageProps":{}}') {
  const name = path.join(serverDistDir, 'pages/en/trends/3.html');
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(`${name}.html`, html);
  writeFileSync(`${name}.json`, data);
  writeFileSync(`${name}.meta`, JSON.stringify({ routeCache: { key, owner, isFallback: false } }));
}

it('knows when a page was rendered once it was read, also from disk and build', async () => {
  const generated = () => sitePages().index.get('/en/trends/3.html')?.generatedAt;
  await freshProcess().get(key, context);
  expect(generated()).toBeUndefined();
  build('<p>built</p></html>', '{"pageProps":{"renderInfo":{"renderedAt":7,"documents":""}}}');
  await freshProcess().get(key, context);
  expect(generated()).toBe(7);
});

it.each([
  [600_000, true],
  [50_000, false],
])('a page that is %i ms ahead of the clock is due: %s', async (ahead, isDue) => {
  const cache = freshProcess();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + ahead);
  await cache.set(key, page(1), context);
  clock.mockRestore();
  for (const reader of [cache, freshProcess()]) {
    const entry = await reader.get(key, context);
    expect(entry?.value?.html).toBe('<p>1</p></html>');
    expect((entry?.lastModified ?? 0) + 60_000 < Date.now()).toBe(isDue);
  }
});

it('replaces a page from before the clock was set back', async () => {
  const cache = freshProcess();
  const now = Date.now();
  await cache.set(key, page(now + 600_000), context);
  await cache.set(key, page(now), context);
  expect((await cache.get(key, context))?.value?.html).toBe(`<p>${now}</p></html>`);
  expect(await htmlAfterRestart()).toBe(`<p>${now}</p></html>`);
});

it.each([
  ['deleted', null],
  ['moved', { kind: 'REDIRECT', props: {} }],
])('knows what a %s page was made from, also after a restart', async (_what, value) => {
  const cache = freshProcess();
  await cache.set(key, page(1), context);
  await found(cache, value, 2);
  await found(cache, value, 3);
  const documents = () => sitePages().index.get('/en/trends/3.html')?.documents;
  expect(documents()).toBe('articles:3.a');
  await freshProcess().get(key, context);
  expect(documents()).toBe('articles:3.a');
});

it('a redirect that follows on a 404 is new', async () => {
  const cache = freshProcess();
  await cache.set(key, page(1), context);
  await found(cache, null, 2);
  await found(cache, { kind: 'REDIRECT', props: {} }, 3);
  const indexed = sitePages().index.get('/en/trends/3.html');
  expect(indexed).toMatchObject({ state: 'moved', generatedAt: 3 });
  expect(indexed).not.toHaveProperty('failedAt');
});

it('writes no file for an address that never was a page', async () => {
  await freshProcess().set(key, null, context);
  expect(await fs.readdir(serverDistDir)).toEqual([]);
});

describe('with pages that other instances share', () => {
  const newerThan = jest.fn();
  const write = jest.fn(() => Promise.resolve());
  const shared = (at: number) => {
    const entry = { lastModified: at, value: page(at), cacheControl: { revalidate: 60 } };
    return { entry, text: JSON.stringify(entry) };
  };
  const html = async (cache: Cache) => (await cache.get(key, context))?.value?.html;

  function sharingProcess(): Cache {
    const cache = freshProcess();
    sitePages().shared = { newerThan, write };
    return cache;
  }

  beforeEach(() => {
    newerThan.mockReset();
    write.mockClear();
  });

  it('takes over a newer page and keeps it for when Redis is gone', async () => {
    const cache = sharingProcess();
    await cache.set(key, page(1), context);
    newerThan.mockResolvedValueOnce(shared(2));
    expect(await html(cache)).toBe('<p>2</p></html>');
    expect(newerThan).toHaveBeenCalledWith(key, 1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await html(cache)).toBe('<p>2</p></html>');
    expect(await htmlAfterRestart()).toBe('<p>2</p></html>');
  });

  it('takes over a page that it never rendered, with its lifetime', async () => {
    newerThan.mockResolvedValueOnce(shared(2));
    expect(await sharingProcess().get(key, context)).toEqual(shared(2).entry);
    expect(newerThan).toHaveBeenCalledWith(key, 0);
  });

  it('shares what it renders', async () => {
    await sharingProcess().set(key, page(1), context);
    const { lastModified } = JSON.parse(
      readFileSync(path.join(serverDistDir, `${key}.page.json`), 'utf8'),
    ) as Entry;
    const text = JSON.stringify({ lastModified, value: page(1), cacheControl: context.cacheControl });
    expect(write).toHaveBeenCalledWith(key, { text, renderedAt: 1 });
  });

  it('shares no 404 of an address that never was a page', async () => {
    const cache = sharingProcess();
    await cache.set(key, null, context);
    await cache.set(key, null, context);
    expect(write).not.toHaveBeenCalled();
  });

  it('keeps a page that it rendered while Redis was asked', async () => {
    const cache = sharingProcess();
    await cache.set(key, page(1), context);
    newerThan.mockImplementationOnce(async () => {
      await cache.set(key, page(3), context);
      return shared(2);
    });
    expect(await html(cache)).toBe('<p>3</p></html>');
  });

  it('does not put a page that is kept after a failed attempt in place of a newer one', async () => {
    const cache = sharingProcess();
    await cache.set(key, page(1), context);
    const before = (await cache.get(key, context))?.value ?? null;
    write.mockClear();
    await cache.set(key, before, context);
    newerThan.mockResolvedValueOnce(shared(2));
    await cache.get(key, context);
    await cache.set(key, before, context);
    expect(write).not.toHaveBeenCalled();
    expect(await html(cache)).toBe('<p>2</p></html>');
    expect(await htmlAfterRestart()).toBe('<p>2</p></html>');
  });
});

describe('a damaged file', () => {
  const file = () => path.join(serverDistDir, `${key}.page.json`);
  const torn = {
    'an empty file': () => '',
    'half of the file': () => readFileSync(file(), 'utf8').slice(0, 60),
    'HTML without its end': () => readFileSync(file(), 'utf8').replace('</html>', ''),
    'an empty pageData': () => readFileSync(file(), 'utf8').replace(/"pageData":\{.*\}\}\}/, '"pageData":""'),
  };

  it.each(Object.entries(torn))('is a cache miss: %s', async (_what, damage) => {
    await freshProcess().set(key, page(1), context);
    writeFileSync(file(), damage());
    expect(await freshProcess().get(key, context)).toBeNull();
  });

  it('is replaced by the page of the build', async () => {
    build('<p>built</p></html>');
    await freshProcess().set(key, page(1), context);
    writeFileSync(file(), '{');
    expect(await htmlAfterRestart()).toBe('<p>built</p></html>');
  });

  it.each([
    ['HTML', '<p>built</p>', '{}'],
    ['data', '<p>built</p></html>', '{'],
  ])('of the build is a cache miss: %s', async (_what, html, data) => {
    build(html, data);
    expect(await freshProcess().get(key, context)).toBeNull();
  });
});

it('returns a page with its lifetime after a restart', async () => {
  await freshProcess().set(key, page(1), context);
  const entry = { value: { html: '<p>1</p></html>' }, cacheControl: { revalidate: 60 } };
  expect(await freshProcess().get(key, context)).toMatchObject(entry);
});

it('writes no file if Next keeps the old page after a failed attempt', async () => {
  await freshProcess().set(key, page(1), context);
  const cache = freshProcess();
  const kept = await cache.get(key, context);
  const before = await fs.stat(path.join(serverDistDir, `${key}.page.json`));
  await cache.set(key, kept?.value ?? null, { ...context, cacheControl: { revalidate: 3 } });
  expect((await fs.stat(path.join(serverDistDir, `${key}.page.json`))).mtimeMs).toBe(before.mtimeMs);
  expect((await cache.get(key, context))?.cacheControl).toEqual({ revalidate: 3 });
  expect(sitePages().index.get('/en/trends/3.html')).toMatchObject({
    generatedAt: 1,
    failedAt: expect.any(Number) as number,
  });
});

it('leaves every page complete if the process is killed during a write', async () => {
  const writer = path.join(serverDistDir, 'writer.js');
  const pageStore = path.join(__dirname, 'pageStore.js');
  writeFileSync(
    writer,
    `const { writePage } = require(${JSON.stringify(pageStore)});
    const html = (turn) => '<p>' + String(turn).repeat(2_000_000) + '</p></html>';
    (async () => {
      for (let turn = 0; ; turn = (turn + 1) % 10) {
        const value = { kind: 'PAGES', html: html(turn), pageData: {} };
        const text = JSON.stringify({ lastModified: turn, value });
        await writePage(process.argv[2], text, () => true);
        process.send(turn);
      }
    })();`,
  );
  const name = path.join(serverDistDir, key);
  const found: unknown[] = [];
  for (let kill = 0; kill < 8; kill += 1) {
    const child = fork(writer, [name]);
    await new Promise((resolve) => child.once('message', resolve));
    await new Promise((resolve) => setTimeout(resolve, kill));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const { value, lastModified } = JSON.parse(readFileSync(`${name}.page.json`, 'utf8')) as Entry;
    found.push([value?.html?.length, value?.html?.[3] === String(lastModified)]);
  }
  expect(found).toEqual(Array.from({ length: 8 }, () => [2_000_014, true]));
  // A write that was cut off is written over by the next one.
  expect((await fs.readdir(path.dirname(name))).filter((file) => file.endsWith('.tmp')).length).toBeLessThan(
    2,
  );
});
