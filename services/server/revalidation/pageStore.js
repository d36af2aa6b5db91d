const { mkdir, readFile, rename, rm, stat, writeFile } = require('node:fs/promises');
const path = require('node:path');

const { LRUCache } = require('lru-cache');

/** One file per page: HTML, data, status and lifetime are always of the same rendering. */
const pageFile = '.page.json';
/** So far may the clock of another instance be ahead (docs/decisions/0106), in milliseconds. */
const clockTolerance = 60_000;
/** As Next's own cache (`cacheMaxMemorySize`), with the memory that an entry takes besides its texts. */
const [memoryBytes, entryBytes] = [50 * 1024 * 1024, 200];

/**
 * An entry of the page cache; `value` as Next gives it, null for a 404. `lastModified` in milliseconds since 1970,
 * `revalidate` in seconds; `renderedAt` and `documents` only where it is no page: when it was found to be none, and
 * those of the last one; `endedAt` while a page should be there again (`overdue`).
 * @typedef {{ renderInfo?: { renderedAt: number, documents: string } }} PageProps
 * @typedef {{ kind: string, html?: string, pageData?: { pageProps?: PageProps } }} PageValue
 * @typedef {{ lastModified: number, value: PageValue | null, cacheControl?: { revalidate?: number | false },
 *   renderedAt?: number, documents?: string, endedAt?: number }} PageEntry
 *
 * A page as this instance answers with it. Times are milliseconds since 1970; `lifetime` is in seconds and missing for a
 * page of the build; `failedAt` is set while the last attempt to render it failed; `documents` are those that it was made
 * from (contract/site/contentVersions.ts).
 * @typedef {{ state: 'shown' | 'gone' | 'moved', generatedAt: number, storedAt: number, lifetime?: number, failedAt?: number,
 *   documents: string }} IndexedPage
 */

/** @param {PageEntry} entry @param {string} key */
const sizeOf = ({ value }, key) => entryBytes + key.length + JSON.stringify(value).length;

/**
 * The pages that the process knows: all that it was asked for or has rendered, by address with language; those asked
 * for lately, by Next's key; where they are shared. `absences`: when a loader said of a known address that no page is
 * there, or that it moved, until that is kept. `overdue`: when something was published or changed at an address that has
 * not been rendered since. Next has cacheHandler.js in several bundles, and makes a cache for each request.
 * @type {{ index: Map<string, IndexedPage>, memory: LRUCache<string, PageEntry>, absences: Map<string, number>,
 *   overdue: Map<string, number>, shared?: import('./sharedPages').SharedPages }}
 */
const sitePages = (globalThis.sitePages ??= {
  index: new Map(),
  absences: new Map(),
  overdue: new Map(),
  memory: new LRUCache({ maxSize: memoryBytes, sizeCalculation: sizeOf }),
});

/** @param {PageEntry} entry @returns {IndexedPage} */
function describe({ value, lastModified, cacheControl, renderedAt = lastModified, documents = '' }) {
  const made = value?.pageData?.pageProps?.renderInfo ?? { renderedAt, documents };
  return {
    state: value?.kind === 'PAGES' ? 'shown' : value ? 'moved' : 'gone',
    generatedAt: made.renderedAt,
    storedAt: lastModified,
    lifetime: cacheControl && (cacheControl.revalidate || 0),
    documents: made.documents,
  };
}

/** Whether it is a 404 from before something was published at its address. @param {string} address @param {IndexedPage} page */
const isOverdue = (address, { state, generatedAt }) =>
  state === 'gone' && generatedAt < (sitePages.overdue.get(address) ?? 0);

/** Notes what this instance has at an address. @param {string} address @param {PageEntry} entry */
function note(address, entry) {
  sitePages.index.set(address, describe(entry));
  if (!entry.endedAt) return;
  sitePages.overdue.set(address, Math.max(entry.endedAt, sitePages.overdue.get(address) ?? 0));
}

/** An entry that is torn, no JSON or not there is no page. @param {() => unknown} read @returns {Promise<PageEntry | undefined>} */
async function wholeOrNothing(read) {
  try {
    const entry = /** @type {PageEntry} */ (await read());
    const { lastModified, value } = entry;
    const isWhole = /<\/html>\s*$/.test(value?.html ?? '') && typeof value?.pageData === 'object';
    const isKnown = typeof lastModified === 'number' && value !== undefined;
    return isKnown && (isWhole || value?.kind !== 'PAGES') ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** A page that was rendered since the build. @param {string} name path without the ending */
const readPage = (name) => wholeOrNothing(async () => JSON.parse(await readFile(name + pageFile, 'utf8')));

/** A page of the build. @param {string} name path without the ending */
const readBuilt = (name) =>
  wholeOrNothing(async () => {
    const files = ['html', 'json', 'meta'].map((ending) => readFile(`${name}.${ending}`, 'utf8'));
    const [html = '', data = '', meta = ''] = await Promise.all(files);
    const { headers, status } = JSON.parse(meta);
    const value = { kind: 'PAGES', html, pageData: JSON.parse(data), headers, status };
    return { lastModified: (await stat(`${name}.html`)).mtimeMs, value };
  });

let writes = 0;

/**
 * Writes a page unless it is outdated by then. A version gets its name once it is written to its end: a process that is
 * killed before leaves the page as it was. @param {string} name path without the ending @param {string} text
 * @param {() => boolean} isNewest
 */
async function writePage(name, text, isNewest) {
  const temporary = `${name}.${process.pid}-${(writes += 1)}.tmp`;
  try {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(temporary, text);
    if (isNewest()) await rename(temporary, name + pageFile);
  } finally {
    await rm(temporary, { force: true });
  }
}

module.exports = {
  clockTolerance,
  describe,
  isOverdue,
  note,
  readBuilt,
  readPage,
  sitePages,
  wholeOrNothing,
  writePage,
};
