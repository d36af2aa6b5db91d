import type { Config, Field, UIField } from 'payload';

import { pageStatusEndpoints, type PageStatusOptions } from './endpoints';

const field: UIField = {
  name: 'sitePages',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/plugins/page-status/DocumentPages#DocumentPages' },
  },
};

/** Payload plugin: the admin says what visitors get, beside each document and for all pages (README.md). */
export const pageStatus =
  (options: PageStatusOptions) =>
  (config: Config): Config => {
    const withField = <C extends { slug: string; fields: Field[] }>(described: C): C =>
      options.isShown(described) ? { ...described, fields: [field, ...described.fields] } : described;
    const components = config.admin?.components;
    return {
      ...config,
      collections: config.collections?.map(withField),
      globals: config.globals?.map(withField),
      endpoints: [...(config.endpoints ?? []), ...pageStatusEndpoints(options)],
      admin: {
        ...config.admin,
        components: {
          ...components,
          afterNavLinks: [
            { path: '/src/plugins/page-status/SitePagesView#SitePagesLink' },
            ...(components?.afterNavLinks ?? []),
          ],
          views: {
            ...components?.views,
            sitePages: {
              Component: {
                path: '/src/plugins/page-status/SitePagesView#SitePagesView',
                serverProps: { instances: options.instances, siteUrl: options.siteUrl },
              },
              path: '/site-pages',
              meta: { title: 'Pages of the site' },
            },
          },
        },
      },
    };
  };
