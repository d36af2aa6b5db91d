import type { CollectionConfig, Config, GlobalConfig, Where } from 'payload';

import { changeHooks } from '../../sync/changes';
import { withCollectionDrafts, withGlobalDrafts } from '../../sync/drafts';
import { hasDrafts, isReportedWithoutPage, isTracked } from '../../sync/tracked';
import { trackRead } from '../../sync/trackVersions';
import { isStaffUser } from '../access/roles';
import { addHooks, type ContentConfig, type ContentKind } from './contentPlugin';

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

/** The site is told of its changes, and each answer of the gateway names those that it was made from. */
const track = <C extends ContentConfig>(content: C, kind: ContentKind): C => {
  const afterRead = ({ doc }: { doc: { id?: number; updatedAt?: string } }) =>
    trackRead(content.slug, kind === 'global' ? { updatedAt: doc.updatedAt } : doc);
  return addHooks(content, { ...changeHooks(content.slug, kind), afterRead }, 'afterOwn');
};

const trackCollection = (collection: CollectionConfig): CollectionConfig => {
  if (isReportedWithoutPage(collection))
    return addHooks(collection, changeHooks(collection.slug, 'collection'), 'afterOwn');
  if (!isTracked(collection)) return collection;
  const shown = withTrash(collection);
  return track(hasDrafts(shown) ? withCollectionDrafts(shown) : shown, 'collection');
};

const trackGlobal = (global: GlobalConfig): GlobalConfig =>
  isTracked(global) ? track(withGlobalDrafts(global), 'global') : global;

/** Payload plugin: whatever the site shows is tracked, without a word about it in each collection. */
export const trackContent = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(trackCollection),
  globals: config.globals?.map(trackGlobal),
});
