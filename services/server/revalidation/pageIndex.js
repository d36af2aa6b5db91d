const { LRUCache } = require('lru-cache');

/** As Next's own cache (`cacheMaxMemorySize`), with the memory that an entry takes besides its texts. */
const [memoryBytes, entryBytes] = [50 * 1024 * 1024, 200];

/** @param {import('./pageFiles').PageEntry} entry @param {string} key */
const sizeOf = ({ value }, key) =>
  entryBytes + key.length + (value?.html?.length ?? 0) + JSON.stringify(value?.pageData ?? '').length;

/**
 * A page as this instance answers with it. Times are milliseconds since 1970; `lifetime` is in seconds and missing for a
 * page of the build; `failedAt` is set while the last attempt to render it failed; `documents` are those that it was made
 * from (contract/site/contentVersions.ts).
 * @typedef {{ state: 'shown' | 'gone' | 'moved', generatedAt: number, storedAt: number, lifetime?: number, failedAt?: number,
 *   documents: string }} IndexedPage
 */

/**
 * The pages that the process knows: all that it was asked for or has rendered, by address with language; those asked
 * for lately, by Next's key; where they are shared. Next has cacheHandler.js in several bundles, and makes a cache for each
 * request.
 * @type {{ index: Map<string, IndexedPage>, memory: LRUCache<string, import('./pageFiles').PageEntry>,
 *   shared?: import('./sharedPages').SharedPages }}
 */
const sitePages = (globalThis.sitePages ??= {
  index: new Map(),
  memory: new LRUCache({ maxSize: memoryBytes, sizeCalculation: sizeOf }),
});

/** When the rendering of a page began; of other answers, when they were stored. @param {import('./pageFiles').PageEntry} entry */
const renderedAt = ({ value, lastModified }) =>
  value?.pageData?.pageProps?.renderInfo?.renderedAt ?? lastModified;

/** @param {import('./pageFiles').PageEntry} entry @returns {IndexedPage} */
const describe = (entry) => ({
  state: entry.value?.kind === 'PAGES' ? 'shown' : entry.value ? 'moved' : 'gone',
  generatedAt: renderedAt(entry),
  storedAt: entry.lastModified,
  lifetime: entry.cacheControl && (entry.cacheControl.revalidate || 0),
  documents: entry.value?.pageData?.pageProps?.renderInfo?.documents ?? '',
});

module.exports = { describe, renderedAt, sitePages };
