import type { Config, UIField } from 'payload';

import { withCollectionHooks, withGlobalHooks } from './changes';
import { isTracked } from './tracked';

/** Says on the document itself whether it is live. */
const sitePagesField: UIField = {
  name: 'sitePages',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/admin/site/DocumentPages#DocumentPages' },
  },
};

/** Payload plugin: whatever the site shows is tracked, without a word about it in each collection. */
export const trackContent = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isTracked(collection)
      ? withCollectionHooks({ ...collection, fields: [...collection.fields, sitePagesField] })
      : collection,
  ),
  globals: config.globals?.map((global) =>
    isTracked(global) ? withGlobalHooks({ ...global, fields: [...global.fields, sitePagesField] }) : global,
  ),
});
