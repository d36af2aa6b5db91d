const { link, mkdir, readFile, rename, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');

/** One file per page: HTML, data, status and lifetime are always of the same rendering. */
const pageFile = '.page.json';
/** The version before it. A page whose file is damaged is served from here until it is rendered again. */
const previousFile = '.page.previous.json';

/**
 * An entry of the page cache; `value` as Next gives it, null for a 404. `lastModified` in milliseconds since 1970,
 * `revalidate` in seconds.
 * @typedef {{ kind: string, html?: string, pageData?: object }} PageValue
 * @typedef {{ lastModified: number, value: PageValue | null, cacheControl?: { revalidate?: number | false } }} PageEntry
 * A page as JSON, and whether it is gone.
 * @typedef {{ text: string, isGone: boolean }} PageText
 */

/** Whether nothing is missing at the end of a page. @param {unknown} entry @returns {entry is PageEntry} */
function isWhole(entry) {
  const { lastModified, value } = /** @type {Partial<PageEntry>} */ (entry ?? {});
  if (typeof lastModified !== 'number' || value === undefined) return false;
  if (value?.kind !== 'PAGES') return true;
  return /<\/html>\s*$/.test(value.html ?? '') && typeof value.pageData === 'object';
}

/** @param {string} file @returns {Promise<PageEntry | undefined>} */
async function read(file) {
  try {
    const entry = JSON.parse(await readFile(file, 'utf8'));
    return isWhole(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** The same page, due at once: it stands in until it has been rendered again. @param {PageEntry} entry */
function overdue(entry) {
  const lifetime = (entry.cacheControl?.revalidate || 0) * 1_000;
  return { ...entry, lastModified: Math.min(entry.lastModified, Date.now() - lifetime - 1_000) };
}

/**
 * The last good version of a page; undefined where there is none. A file that is torn or does not parse is no version.
 * @param {string} name path without the ending
 */
async function readPage(name) {
  const entry = await read(name + pageFile);
  if (entry) return entry;
  const previous = await read(name + previousFile);
  return previous && overdue(previous);
}

/** Versions of a page that are being written; this file is in several bundles. @type {Map<string, Promise<unknown>>} */
const writing = (globalThis.sitePageWrites ??= new Map());

const encoder = new TextEncoder();
const mostBuffers = 8;
/** Memory for pages that are being written. Memory that is new for each takes longer than all else of the writing. @type {Buffer[]} */
const buffers = [];

/** Writes a text in UTF-8. @param {string} file @param {string} text */
async function writeText(file, text) {
  // Each unit of a string takes up to three bytes.
  const bytes = text.length * 3;
  const last = buffers.pop();
  const buffer = last && last.length >= bytes ? last : Buffer.allocUnsafeSlow(bytes * 2);
  const { written } = encoder.encodeInto(text, buffer);
  try {
    await writeFile(file, buffer.subarray(0, written));
  } finally {
    if (buffers.length < mostBuffers) buffers.push(buffer);
  }
}

/** A version gets its name once it is written to its end: a process that is killed before leaves the page as it was. @param {string} name @param {PageText} page */
async function write(name, { text, isGone }) {
  const temporary = `${name}${pageFile}.tmp`;
  await writeText(temporary, text).catch(async () => {
    await mkdir(path.dirname(name), { recursive: true });
    await writeText(temporary, text);
  });
  await rm(name + previousFile, { force: true });
  // A page that is gone must not come back. A file system without links has no version before.
  if (!isGone) await link(name + pageFile, name + previousFile).catch(() => undefined);
  await rename(temporary, name + pageFile);
}

/** Writes a page, one version after the other. @param {string} name path without the ending @param {PageText} page */
function writePage(name, page) {
  const before = writing.get(name) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(() => write(name, page));
  const forget = () => writing.get(name) === mine && writing.delete(name);
  writing.set(name, mine);
  mine.then(forget, forget);
  return mine;
}

module.exports = { isWhole, overdue, pageFile, readPage, writePage };
