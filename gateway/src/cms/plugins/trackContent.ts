import type { CollectionConfig, Config, GlobalConfig, Where } from 'payload';

import { withChangeHooks, withCollectionHooks, withGlobalHooks } from '../../sync/changes';
import { withCollectionDrafts, withGlobalDrafts } from '../../sync/drafts';
import { hasDrafts, isReportedWithoutPage, isTracked } from '../../sync/tracked';
import { isStaffUser } from '../access/roles';

const notInTrash: Where = { deletedAt: { exists: false } };

/** Deleted documents can be brought back; until then only staff can read them. */
const withTrash = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  access: {
    ...collection.access,
    read: async (args) => {
      const allowed = (await collection.access?.read?.(args)) ?? false;
      if (!allowed || isStaffUser(args.req.user)) return allowed;
      return allowed === true ? notInTrash : { and: [allowed, notInTrash] };
    },
  },
});

const trackCollection = (collection: CollectionConfig): CollectionConfig => {
  if (!isTracked(collection))
    return isReportedWithoutPage(collection) ? withChangeHooks(collection) : collection;
  const shown = withTrash(collection);
  return withCollectionHooks(hasDrafts(shown) ? withCollectionDrafts(shown) : shown);
};

const trackGlobal = (global: GlobalConfig): GlobalConfig => {
  if (!isTracked(global)) return global;
  return withGlobalHooks(withGlobalDrafts(global));
};

/** Payload plugin: whatever the site shows is tracked, without a word about it in each collection. */
export const trackContent = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(trackCollection),
  globals: config.globals?.map(trackGlobal),
});
