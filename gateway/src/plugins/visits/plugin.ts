import type { Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { deleteExpiredVisits } from './deleteExpiredVisits';
import { pageReads } from './pageReads';
import { pageVitals } from './pageVitals';
import { storePageRead } from './storePageRead';
import { storeVisit } from './storeVisit';
import { mostReadArticles } from './summariseReads';
import { visits as visitsCollection } from './visits';

/** Counts visits, reads and how fast pages were, and shows the totals to editors. */
export const visits = (): Plugin => (config) =>
  extend(config, {
    collections: [visitsCollection, pageVitals, pageReads],
    calls: { recordVisitor: storeVisit, countPageRead: storePageRead },
    summaries: ['/src/plugins/visits/ReadersPanel#ReadersPanel'],
    hourly: [deleteExpiredVisits],
    mostReadArticles,
  });
