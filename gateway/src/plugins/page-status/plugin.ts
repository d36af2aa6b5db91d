import type { Plugin } from 'payload';

import { sidebarPart } from '../../cms/fields/shared';
import { contentPlugin } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { isTracked } from '../../sync/tracked';
import { pageStatusEndpoints, type PageStatusOptions } from './endpoints';
import { siteMessages } from './texts';

const sitePages = sidebarPart('sitePages', '/src/plugins/page-status/DocumentPages#DocumentPages');

const showPages = contentPlugin((content) =>
  isTracked(content) ? { ...content, fields: [sitePages, ...content.fields] } : content,
);

/** The admin says what visitors get, beside each document and for all pages (README.md). */
export const pageStatus =
  (options: PageStatusOptions): Plugin =>
  (config) =>
    extend(showPages(config), {
      endpoints: pageStatusEndpoints(options),
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
