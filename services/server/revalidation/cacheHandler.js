const path = require('node:path');

const {
  clockTolerance,
  describe,
  isOverdue,
  note,
  readBuilt,
  readPage,
  sitePages,
  writePage,
} = require('./pageStore');

const { absences, index, memory, overdue } = sitePages;

/** The part of a page's cache key that is its address. */
const mark = '/$/';

const addressOf = (key) => key.slice(key.indexOf(mark) + mark.length - 1);

/** Measures, while telemetry is on (shared/server/telemetry/metrics.ts). */
const record = (...measured) => globalThis.telemetry?.record?.(...measured);

/**
 * The cache of rendered pages (docs/decisions/0017, 0029), on Next's documented interface: memory, then files, compared with
 * what other instances share. What became a 404 or a redirect stays one after a restart, and a 404 that should have ended is
 * not answered after one either.
 */
module.exports = class CacheHandler {
  constructor({ flushToDisk, serverDistDir }) {
    this.flushToDisk = flushToDisk;
    this.folder = serverDistDir;
  }

  async get(key) {
    if (!key.includes(mark)) return null;
    const known = memory.get(key);
    const own = known ?? (await this.read(key));
    const shared = await sitePages.shared?.newerThan(key, own ? describe(own).generatedAt : 0);
    // Taken over, so that it stays when Redis is gone. What was rendered here meanwhile is written to Redis too.
    const isTaken = shared && (memory.peek(key) ?? own) === own;
    if (isTaken) await this.keep(key, shared.entry, shared.text);
    const entry = memory.peek(key) ?? own;
    record('cacheReads', 1, { from: isTaken ? 'redis' : known ? 'memory' : own ? 'store' : 'none' });
    if (!entry) return null;
    if (isOverdue(addressOf(key), describe(entry))) {
      await this.keepEnd(key, entry);
      // Rather no answer than a 404 of what is published again.
      return null;
    }
    record('pageAge', (Date.now() - entry.lastModified) / 1_000, {});
    if (entry.lastModified <= Date.now() + clockTolerance) return entry;
    // A page from the future would stay until the clock, which was set back, has come there again.
    return { ...entry, lastModified: Date.now() - (entry.cacheControl?.revalidate || 0) * 1_000 - 1_000 };
  }

  /** The page on this disk, or undefined. */
  async read(key) {
    const entry =
      (await readPage(path.join(this.folder, key))) ??
      (await readBuilt(path.join(this.folder, 'pages', addressOf(key))));
    // A version that was rendered meanwhile is newer.
    if (!entry || memory.has(key)) return memory.get(key);
    memory.set(key, entry);
    if (!index.has(addressOf(key))) note(addressOf(key), entry);
    return entry;
  }

  async set(key, value, { cacheControl }) {
    if (!key.includes(mark)) return;
    const address = addressOf(key);
    const known = index.get(address);
    const isPage = value?.kind === 'PAGES';
    const now = Date.now();
    const entry = { lastModified: now, value, cacheControl };
    if (!isPage) {
      // What is no page now may be one again when what it was made from changes.
      entry.documents = known?.documents;
      // It is as old as the answer of its loader. Without one, it is what Next had before, whatever was taken over or changed
      // since.
      const isSame = known?.state === describe(entry).state;
      const before = isSame ? known.generatedAt : known || overdue.has(address) ? 0 : now;
      entry.renderedAt = absences.get(address) ?? before;
      absences.delete(address);
    }
    const page = describe(entry);
    // One from before the clock was set back is no newer one.
    if (known && page.generatedAt < known.generatedAt && known.generatedAt <= now) return;
    // Next hands in what it has after a failed attempt.
    if (page.generatedAt === known?.generatedAt) {
      record('pageRenders', 1, { outcome: 'failed' });
      memory.set(key, entry);
      index.set(address, { ...page, failedAt: now });
      return;
    }
    const since = overdue.get(address) ?? 0;
    if (since <= page.generatedAt || since > now) overdue.delete(address);
    record('pageRenders', 1, { outcome: isPage ? 'rendered' : page.state });
    // Next has asked for it before. 404s of all the addresses that there never were would fill disk and Redis.
    if (!isPage && !known) return void memory.set(key, entry);
    await this.keepAndShare(key, entry);
  }

  async keepAndShare(key, entry) {
    const [text, renderedAt] = [JSON.stringify(entry), describe(entry).generatedAt];
    await Promise.all([this.keep(key, entry, text), sitePages.shared?.write(key, { text, renderedAt })]);
  }

  /** Keeps that a 404 should have ended, for the next process. This one knows, also where its disk takes no more. */
  async keepEnd(key, entry) {
    const address = addressOf(key);
    if (entry.endedAt || !index.has(address)) return;
    await this.keepAndShare(key, { ...entry, endedAt: overdue.get(address) }).catch(() => undefined);
  }

  /** Keeps a page in memory and on disk. */
  async keep(key, entry, text) {
    const [address, page] = [addressOf(key), describe(entry)];
    memory.set(key, entry);
    note(address, entry);
    const isNewest = () => index.get(address)?.generatedAt === page.generatedAt;
    if (this.flushToDisk) await writePage(path.join(this.folder, key), text, isNewest);
  }

  async revalidateTag() {}

  resetRequestCache() {}
};
