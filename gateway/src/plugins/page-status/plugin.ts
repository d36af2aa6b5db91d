import type { Plugin } from 'payload';

import { addSidebarPart } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { isTracked } from '../../sync/tracked';
import { pageStatusEndpoints, type PageStatusOptions } from './endpoints';
import { findFailedPages } from './failedPages';
import { siteMessages } from './texts';

const showPages = addSidebarPart(
  'sitePages',
  '/src/plugins/page-status/DocumentPages#DocumentPages',
  isTracked,
);

/** The admin says what visitors get, beside each document and for all pages (README.md). */
export const pageStatus =
  (options: PageStatusOptions): Plugin =>
  (config) =>
    extend(showPages(config), {
      endpoints: pageStatusEndpoints(options),
      attention: [findFailedPages(options.instances)],
      views: {
        sitePages: {
          Component: {
            path: '/src/plugins/page-status/SitePagesView#SitePagesView',
            serverProps: { instances: options.instances, siteUrl: options.siteUrl },
          },
          path: '/site-pages',
          label: siteMessages.allPages,
        },
      },
    });
