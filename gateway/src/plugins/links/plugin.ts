import type { CollectionConfig, Plugin } from 'payload';

import { sidebarPart } from '../../cms/fields/shared';
import { extend } from '../../platform/plugins/extend';
import { isTracked } from '../../sync/tracked';
import { startLinkChecks } from './checkOutsideLinks';
import { deadLinkMessages } from './deadLinkTexts';
import { usesEndpoint } from './endpoints';
import { linkChecks } from './linkChecks';

/** Says what shows the document and links to it. */
const usesField = sidebarPart('uses', '/src/plugins/links/DocumentUses#DocumentUses');

/** The same for the documents that are chosen in a list, before they are deleted or unpublished. */
function withUses(collection: CollectionConfig): CollectionConfig {
  if (!isTracked(collection)) return collection;
  const { admin } = collection;
  const beforeListTable = [
    ...(admin?.components?.beforeListTable ?? []),
    ...(collection.slug === 'media' ? ['/src/plugins/links/UnusedMedia#UnusedMedia'] : []),
    '/src/plugins/links/SelectionUses#SelectionUses',
  ];
  return {
    ...collection,
    fields: [...collection.fields, usesField],
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
  };
}

/** Shows what refers to a document, and which links lead nowhere. Links to other sites are asked where `checksOutside`. */
export const links =
  ({ checksOutside }: { checksOutside: boolean }): Plugin =>
  (config) =>
    extend(
      { ...config, collections: config.collections?.map(withUses) },
      {
        collections: [linkChecks],
        endpoints: [usesEndpoint],
        views: {
          deadLinks: {
            Component: '/src/plugins/links/DeadLinksView#DeadLinksView',
            path: '/dead-links',
            label: deadLinkMessages.title,
          },
        },
        afterStart: checksOutside ? [startLinkChecks] : [],
      },
    );
