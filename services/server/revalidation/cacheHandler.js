const { existsSync } = require('node:fs');
const path = require('node:path');

const { pageFile, readBuilt, readPage, writePage } = require('./pageFiles');
const { describe, renderedAt, sitePages } = require('./pageIndex');

const { index, memory } = sitePages;

/** The part of a page's cache key that is its address. */
const mark = '/$/';
/** So far may the clock of another instance be ahead (docs/decisions/0106), in milliseconds. */
const clockTolerance = 60_000;

const addressOf = (key) => key.slice(key.indexOf(mark) + mark.length - 1);

/** Measures, while telemetry is on (shared/server/telemetry/metrics.ts). */
const record = (...measured) => globalThis.telemetry?.record?.(...measured);

/** A page from the future would stay until the clock, which was set back, has come there again. */
function dueIfAhead(entry) {
  if (entry.lastModified <= Date.now() + clockTolerance) return entry;
  return { ...entry, lastModified: Date.now() - (entry.cacheControl?.revalidate || 0) * 1_000 - 1_000 };
}

/**
 * The cache of rendered pages (docs/decisions/0017, 0029), on Next's documented interface: memory, then files, compared with
 * what other instances share. What became a 404 or a redirect stays one after a restart.
 */
module.exports = class CacheHandler {
  constructor({ flushToDisk, serverDistDir }) {
    this.flushToDisk = flushToDisk;
    this.serverDistDir = serverDistDir;
  }

  async get(key) {
    if (!key.includes(mark)) return null;
    const known = memory.get(key);
    const own = known ?? (await this.read(key));
    const isTaken = await this.takeNewer(key, own);
    const entry = memory.peek(key) ?? own;
    record('cacheReads', 1, { from: isTaken ? 'redis' : known ? 'memory' : own ? 'store' : 'none' });
    if (!entry) return null;
    record('pageAge', (Date.now() - entry.lastModified) / 1_000, {});
    const address = addressOf(key);
    if (!index.has(address)) index.set(address, describe(entry));
    return dueIfAhead(entry);
  }

  /** The page on this disk, or undefined. */
  async read(key) {
    const entry = (await readPage(this.nameOf(key))) ?? (await readBuilt(this.builtNameOf(key)));
    // A version that was rendered meanwhile is newer.
    const newer = memory.get(key);
    if (entry && !newer) memory.set(key, entry);
    return newer ?? entry;
  }

  /**
   * Takes over what another instance has rendered since, so that it stays when Redis is gone (docs/decisions/0106).
   * Answers whether there was such a version.
   */
  async takeNewer(key, own) {
    const shared = await sitePages.shared?.newerThan(key, own ? renderedAt(own) : 0);
    // A version that was rendered here meanwhile is written to Redis too.
    if (!shared || (memory.peek(key) ?? own) !== own) return false;
    await this.keep(key, shared.entry, shared.text);
    return true;
  }

  async set(key, value, { cacheControl }) {
    if (!key.includes(mark)) return;
    const entry = { lastModified: Date.now(), value, cacheControl };
    const known = index.get(addressOf(key));
    // Next hands in the page that it has after a failed attempt. One from before the clock was set back is no newer one.
    if (value && known && renderedAt(entry) <= known.generatedAt && known.generatedAt <= Date.now()) {
      if (renderedAt(entry) < known.generatedAt) return;
      record('pageRenders', 1, { outcome: 'failed' });
      memory.set(key, entry);
      index.set(addressOf(key), { ...describe(entry), failedAt: entry.lastModified });
      return;
    }
    const { state } = describe(entry);
    record('pageRenders', 1, { outcome: state === 'shown' ? 'rendered' : state });
    const text = JSON.stringify(entry);
    const isPage = state === 'shown';
    await Promise.all([
      this.keep(key, entry, text),
      sitePages.shared?.write(key, { text, renderedAt: renderedAt(entry), isPage }),
    ]);
  }

  /** Keeps a page in memory and on disk. 404s of all the addresses that there never were would fill both. */
  async keep(key, entry, text) {
    const address = addressOf(key);
    memory.set(key, entry);
    const page = describe(entry);
    const wasPage = index.has(address) || existsSync(this.nameOf(key) + pageFile);
    if (page.state !== 'shown' && !wasPage && !existsSync(`${this.builtNameOf(key)}.html`)) return;
    index.set(address, page);
    const isNewest = () => index.get(address)?.generatedAt === page.generatedAt;
    if (this.flushToDisk) await writePage(this.nameOf(key), text, isNewest);
  }

  revalidateTag() {
    return Promise.resolve();
  }

  resetRequestCache() {}

  /** Path of a page's file without its ending. */
  nameOf(key) {
    return path.join(this.serverDistDir, key);
  }

  /** The same of the files that the build has left of it. */
  builtNameOf(key) {
    return path.join(this.serverDistDir, 'pages', addressOf(key));
  }
};
