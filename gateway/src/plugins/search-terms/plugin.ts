import type { Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { deleteOldSearches } from './deleteOldSearches';
import { searchHits, searchMisses } from './searches';
import { storeSearch } from './storeSearch';

/** Counts what visitors search for on the website, and shows it to editors. */
export const searchTerms = (): Plugin => (config) =>
  extend(config, {
    collections: [searchMisses, searchHits],
    calls: {
      countSearchMiss: storeSearch('search-misses'),
      countSearchHit: storeSearch('search-hits'),
    },
    summaries: ['/src/plugins/search-terms/SearchesPanel#SearchesPanel'],
    hourly: [deleteOldSearches],
  });
