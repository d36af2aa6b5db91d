const { mkdir, readFile, rename, rm, stat, writeFile } = require('node:fs/promises');
const path = require('node:path');

/** One file per page: HTML, data, status and lifetime are always of the same rendering. */
const pageFile = '.page.json';

/**
 * An entry of the page cache; `value` as Next gives it, null for a 404. `lastModified` in milliseconds since 1970,
 * `revalidate` in seconds.
 * @typedef {{ renderInfo?: { renderedAt: number, documents: string } }} PageProps
 * @typedef {{ kind: string, html?: string, pageData?: { pageProps?: PageProps } }} PageValue
 * @typedef {{ lastModified: number, value: PageValue | null, cacheControl?: { revalidate?: number | false } }} PageEntry
 */

/** Whether nothing is missing at the end of a page. @param {unknown} entry @returns {entry is PageEntry} */
function isWhole(entry) {
  const { lastModified, value } = /** @type {Partial<PageEntry>} */ (entry ?? {});
  if (typeof lastModified !== 'number' || value === undefined) return false;
  if (value?.kind !== 'PAGES') return true;
  return /<\/html>\s*$/.test(value.html ?? '') && typeof value.pageData === 'object';
}

/** An entry that is not there, torn or no JSON is no page. @param {() => Promise<unknown>} read @returns {Promise<PageEntry | undefined>} */
async function wholeOrNothing(read) {
  const entry = await read().catch(() => undefined);
  return isWhole(entry) ? entry : undefined;
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

module.exports = { isWhole, pageFile, readBuilt, readPage, writePage };
