import type { Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { searchTitle } from './texts';

/** One search over everything that somebody may read in the admin; `siteUrl` is where the addresses are that it knows. */
export const searchDocuments =
  ({ siteUrl }: { siteUrl: string }): Plugin =>
  (config) =>
    extend(config, {
      views: {
        searchDocuments: {
          Component: {
            path: '/src/plugins/search-documents/SearchView#SearchView',
            serverProps: { siteUrl },
          },
          path: '/search',
          label: searchTitle,
        },
      },
      panels: ['/src/plugins/search-documents/SearchPanel#SearchPanel'],
    });
