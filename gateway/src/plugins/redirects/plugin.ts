import type { CollectionConfig, Endpoint, Plugin } from 'payload';

import { forStaff, jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { addHooks } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { coveredPage } from './coveredPage';
import { allRedirects, findRedirects } from './findRedirects';
import { countRedirectHits, deleteOldHits, redirectHits } from './hits';
import { redirectOnMove } from './redirectOnMove';
import { redirects as redirectCollection } from './redirects';

/** The live page that a redirect from an address covers. */
const covered: Endpoint = {
  path: '/covered-page',
  method: 'get',
  handler: forStaff(async (req) => {
    const from = req.searchParams.get('from')?.trim() ?? '';
    return jsonResponse({ page: await coveredPage(from, req) });
  }),
};

const withRedirects = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'pages' || collection.slug === 'articles' || collection.slug === 'channels'
    ? addHooks(collection, redirectOnMove(collection.slug), 'afterOwn')
    : collection;

/** Leads old addresses to new ones, by hand and whenever a published page moves. */
export const redirects = (): Plugin => (config) =>
  extend(
    { ...config, collections: config.collections?.map(withRedirects) },
    {
      collections: [redirectCollection, redirectHits],
      endpoints: [covered],
      calls: { findRedirects, countRedirectHits },
      redirects: [allRedirects],
      hourly: [deleteOldHits],
    },
  );
