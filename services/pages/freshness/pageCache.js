const { existsSync } = require('node:fs');
const { mkdir, readFile, rename, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');

const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/** Where a page's key in the cache has its address. */
const mark = '/$/';
/** Beside the files of a page that is no longer there: since when, and what is answered instead. */
const goneFile = '.gone.json';

/** What was rendered since the start, by address with language; knownPages.ts reads it, in another bundle. */
const rendered = (globalThis.siteRenderedPages ??= new Map());

/** What failed since the start, by language and path; renderFailures.ts writes it. */
const failures = (globalThis.siteRenderFailures ??= new Map());

const addressOf = (key) => key.slice(key.indexOf(mark) + mark.length - 1);

function note(address, value, context) {
  const state = value?.kind === 'PAGES' ? 'shown' : value ? 'moved' : 'gone';
  // 404s of all the addresses that there never were would fill the memory. Such an answer ends a failure all the same.
  if (state !== 'shown' && !rendered.has(address) && !context.isOnDisk) {
    failures.delete(address.replace(/^\/([^/]+)\/?/, '$1 /'));
    return;
  }
  const made = value?.pageData?.pageProps?.made;
  rendered.set(address, {
    state,
    generatedAt: made?.at ?? context.now,
    // A page that is kept after a failed attempt is tried again sooner than is usual.
    renewsAt: context.now + (context.seconds || 0) * 1000,
    content: made?.of ?? '',
  });
}

/**
 * Next's own cache of rendered pages, and two things more (docs/decisions/0017): it tells what it has, and what became
 * a 404 or a redirect stays one after a restart. Next keeps such answers in memory only, beside files that still say
 * otherwise.
 */
module.exports = class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (!entry?.value || !key.includes(mark)) return entry;
    const file = this.fileOf(key, goneFile);
    if (!existsSync(file)) return entry;
    const gone = JSON.parse(await readFile(file, 'utf8'));
    return gone.lastModified >= entry.lastModified ? gone : entry;
  }

  async set(key, value, context) {
    await super.set(key, value, context);
    if (!key.includes(mark)) return;
    const now = Date.now();
    const address = addressOf(key);
    const built = path.join(this.serverDistDir, 'pages', `${address}.html`);
    const isOnDisk = existsSync(this.fileOf(key, '.html')) || existsSync(built);
    note(address, value, { now, isOnDisk, seconds: context.cacheControl?.revalidate });
    if (!this.flushToDisk) return;
    const file = this.fileOf(key, goneFile);
    if (value?.kind === 'PAGES') {
      await rm(file, { force: true });
    } else if (isOnDisk) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.${process.pid}`, JSON.stringify({ lastModified: now, value }));
      await rename(`${file}.${process.pid}`, file);
    }
  }

  fileOf(key, extension) {
    return path.join(this.serverDistDir, `${key}${extension}`);
  }
};
