const { LRUCache } = require('lru-cache');

/**
 * Addresses with language, such as `/en/trends/3.html`, for which Next has an answer at hand while it renders a new one:
 * cacheHandler.js notes what it hands out. Of the whole process, whose bundles each have this module.
 * @type {import('lru-cache').LRUCache<string, true>}
 */
const pagesAtHand = (globalThis.sitePagesAtHand ??= new LRUCache({ max: 10_000 }));

module.exports = { pagesAtHand };
