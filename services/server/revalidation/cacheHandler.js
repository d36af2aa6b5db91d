const { existsSync } = require('node:fs');
const path = require('node:path');

const { LRUCache } = require('lru-cache');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

const { isWhole, overdue, pageFile, readPage, writePage } = require('./pageFiles');
const { pagesAtHand } = require('./pagesAtHand');

/** The part of a page's cache key that is its address. */
const mark = '/$/';
/** As Next's own cache (`cacheMaxMemorySize`). */
const memoryBytes = 50 * 1024 * 1024;
/** So far may the clock of another instance be ahead (docs/decisions/0106), in milliseconds. */
const clockTolerance = 60_000;
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

/** Values that Next has read from this cache: storing one of them again is no new rendering. */
const handedOut = (globalThis.sitePagesHandedOut ??= new WeakSet());

const remember = (key, entry, text) =>
  inMemory.set(key, entry, { size: entryBytes + key.length + text.length });

/** When the rendering of a page began; of other answers, when they were stored. Milliseconds since 1970. */
const renderedAt = ({ value, lastModified }) =>
  value?.pageData?.pageProps?.renderInfo?.renderedAt ?? lastModified;

/** Measures, while telemetry is on (contract/server/telemetry/metrics.ts). */
const record = (...measured) => globalThis.telemetry?.record?.(...measured);

/** Measures where a page was found and how old it was. */
function recordRead(page, from) {
  record('cacheReads', 1, { from });
  if (page) record('pageAge', (Date.now() - page.lastModified) / 1_000, {});
}

/** A page from the future would stay until the clock, which was set back, has come there again. */
const dueIfAhead = (entry) => (entry.lastModified > Date.now() + clockTolerance ? overdue(entry) : entry);

const stateOf = (value) => (value?.kind === 'PAGES' ? 'shown' : value ? 'moved' : 'gone');

const addressOf = (key) => key.slice(key.indexOf(mark) + mark.length - 1);

function note(address, entry, isOnDisk) {
  const { value, lastModified, cacheControl } = entry;
  const state = stateOf(value);
  // 404s of all the addresses that there never were would fill the memory. Such an answer ends a failure all the same.
  if (state !== 'shown' && !rendered.has(address) && !isOnDisk) {
    failures.delete(address.replace(/^\/([^/]+)\/?/, '$1 /'));
    return;
  }
  rendered.set(address, {
    state,
    generatedAt: renderedAt(entry),
    // A page that is kept after a failed attempt is tried again sooner than is usual.
    renewsAt: lastModified + (cacheControl?.revalidate || 0) * 1000,
    content: value?.pageData?.pageProps?.renderInfo?.documents ?? '',
  });
}

/**
 * The cache of rendered pages (docs/decisions/0017, 0029): it tells what it has; what became a 404 or a redirect stays
 * one after a restart; a process that is killed while it writes leaves every page whole; other instances get what this
 * one renders. Next's own cache reads what was built.
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
    const own = known ?? (await this.read(key, context));
    const isTaken = await this.takeNewer(key, own);
    const entry = inMemory.peek(key) ?? own;
    recordRead(entry, isTaken ? 'redis' : known ? 'memory' : own ? 'store' : 'none');
    if (!entry) return null;
    pagesAtHand.set(addressOf(key), true);
    if (entry.value) handedOut.add(entry.value);
    return dueIfAhead(entry);
  }

  /** The page on this disk, or null. */
  async read(key, context) {
    const entry = (await readPage(this.nameOf(key))) ?? (await this.built.get(key, context));
    if (!isWhole(entry)) return null;
    // A version that was rendered meanwhile is newer.
    const newer = inMemory.get(key);
    if (!newer) inMemory.set(key, entry);
    return newer ?? entry;
  }

  /**
   * Takes over what another instance has rendered since, so that it stays when Redis is gone (docs/decisions/0106).
   * Answers whether there was such a version.
   */
  async takeNewer(key, own) {
    const shared = await globalThis.siteSharedPages?.newerThan(key, own ? renderedAt(own) : 0);
    // A version that was rendered here meanwhile is written to Redis too.
    if (!shared || (inMemory.peek(key) ?? own) !== own) return false;
    await this.keep(key, shared);
    return true;
  }

  async set(key, value, { cacheControl }) {
    if (!key.includes(mark)) return;
    const entry = { lastModified: Date.now(), value, cacheControl };
    const text = JSON.stringify(entry);
    // Next keeps a page after a failed attempt: the file is the same. Another instance may have rendered it meanwhile.
    if (value && handedOut.has(value)) {
      const mine = inMemory.peek(key);
      if (mine && renderedAt(mine) > renderedAt(entry)) return;
      remember(key, entry, text);
      note(addressOf(key), entry, true);
      return;
    }
    const state = stateOf(value);
    record('pageRenders', 1, { outcome: state === 'shown' ? 'rendered' : state });
    await Promise.all([
      this.keep(key, { entry, text }),
      globalThis.siteSharedPages?.write(key, {
        text,
        renderedAt: renderedAt(entry),
        isPage: state === 'shown',
      }),
    ]);
  }

  /** Keeps a page in memory and on disk. */
  async keep(key, { entry, text }) {
    const built = path.join(this.serverDistDir, 'pages', `${addressOf(key)}.html`);
    const isOnDisk = existsSync(this.nameOf(key) + pageFile) || existsSync(built);
    remember(key, entry, text);
    note(addressOf(key), entry, isOnDisk);
    const isPage = entry.value?.kind === 'PAGES';
    if (this.flushToDisk && (isPage || isOnDisk))
      await writePage(this.nameOf(key), { text, isGone: !entry.value });
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
