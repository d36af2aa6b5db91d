const { existsSync } = require('node:fs');
const path = require('node:path');

const { LRUCache } = require('lru-cache');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

const { isWhole, pageFile, readPage, writePage } = require('./pageFiles');

/** The part of a page's cache key that is its address. */
const mark = '/$/';
/** As Next's own cache (`cacheMaxMemorySize`). */
const memoryBytes = 50 * 1024 * 1024;
/** The memory that an entry takes besides its texts. */
const entryBytes = 200;

/** Pages rendered since the start, by address with language; cachedPages.ts reads it, in another bundle. */
const rendered = (globalThis.siteRenderedPages ??= new Map());

/** Renders that failed since the start, by language and path; renderFailures.ts writes it. */
const failures = (globalThis.siteRenderFailures ??= new Map());

/** Pages that were asked for lately, so that they are not read anew each time: Next makes a cache per request and has this file in several bundles. */
const inMemory = (globalThis.sitePageMemory ??= new LRUCache({
  maxSize: memoryBytes,
  sizeCalculation: ({ value }, key) =>
    entryBytes +
    key.length +
    (value ? (value.html?.length ?? 0) + JSON.stringify(value.pageData ?? '').length : 0),
}));

/** Lets a render use the data of the page before it, if it may (services/gateway/reusedPageData.ts). */
function offerForReuse(page) {
  const reuse = globalThis.siteRenderContext?.getStore()?.reuse;
  if (reuse) reuse.page = page;
  return page;
}

/** Measures, while telemetry is on (contract/server/telemetry/metrics.ts). */
const record = (...measured) => globalThis.telemetry?.record?.(...measured);

/** Measures where a page was found and how old it was. */
function recordRead(page, from) {
  record('cacheReads', 1, { from });
  if (page) record('pageAge', (Date.now() - page.lastModified) / 1_000, {});
}

const addressOf = (key) => key.slice(key.indexOf(mark) + mark.length - 1);

function note(address, value, context) {
  const state = value?.kind === 'PAGES' ? 'shown' : value ? 'moved' : 'gone';
  if (!context.isKept) record('pageRenders', 1, { outcome: state === 'shown' ? 'rendered' : state });
  // 404s of all the addresses that there never were would fill the memory. Such an answer ends a failure all the same.
  if (state !== 'shown' && !rendered.has(address) && !context.isOnDisk) {
    failures.delete(address.replace(/^\/([^/]+)\/?/, '$1 /'));
    return;
  }
  const renderInfo = value?.pageData?.pageProps?.renderInfo;
  rendered.set(address, {
    state,
    generatedAt: renderInfo?.renderedAt ?? context.now,
    // A page that is kept after a failed attempt is tried again sooner than is usual.
    renewsAt: context.now + (context.seconds || 0) * 1000,
    content: renderInfo?.documents ?? '',
  });
}

/**
 * The cache of rendered pages (docs/decisions/0017, 0029): it tells what it has; what became a 404 or a redirect stays
 * one after a restart; a process that is killed while it writes leaves every page whole. Next's own cache reads what
 * was built.
 */
module.exports = class CacheHandler {
  constructor(context) {
    this.flushToDisk = context.flushToDisk;
    this.serverDistDir = context.serverDistDir;
    this.built = new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });
  }

  async get(key, context) {
    if (!key.includes(mark)) return null;
    const known = inMemory.get(key);
    if (known) {
      recordRead(known, 'memory');
      return offerForReuse(known);
    }
    const entry = (await readPage(this.nameOf(key))) ?? (await this.built.get(key, context));
    if (!isWhole(entry)) {
      recordRead(undefined, 'none');
      return null;
    }
    recordRead(entry, 'store');
    // A version that was rendered meanwhile is newer.
    const newer = inMemory.get(key);
    if (!newer) inMemory.set(key, entry);
    return offerForReuse(newer ?? entry);
  }

  async set(key, value, { cacheControl }) {
    if (!key.includes(mark)) return;
    const now = Date.now();
    const address = addressOf(key);
    const built = path.join(this.serverDistDir, 'pages', `${address}.html`);
    const isOnDisk = existsSync(this.nameOf(key) + pageFile) || existsSync(built);
    // Next keeps a page after a failed attempt: the file is the same.
    const isKept = value !== null && inMemory.peek(key)?.value === value;
    const entry = { lastModified: now, value, cacheControl };
    const text = JSON.stringify(entry);
    inMemory.set(key, entry, { size: entryBytes + key.length + text.length });
    note(address, value, { now, isOnDisk, isKept, seconds: cacheControl?.revalidate });
    const isPage = value?.kind === 'PAGES';
    if (this.flushToDisk && !isKept && (isPage || isOnDisk))
      await writePage(this.nameOf(key), { text, isGone: !value });
  }

  revalidateTag() {
    return Promise.resolve();
  }

  resetRequestCache() {}

  /** Path of a page's file without its ending. */
  nameOf(key) {
    return path.join(this.serverDistDir, key);
  }
};
