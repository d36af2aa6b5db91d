import type { CollectionConfig, Config, GlobalConfig, Where } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { changeHooks } from '../../sync/changes';
import { withCollectionDrafts, withGlobalDrafts } from '../../sync/drafts';
import { hasDrafts, isReportedWithoutPage, isTracked } from '../../sync/tracked';
import { trackRead } from '../../sync/trackVersions';
import { refuse } from '../access/refuse';
import { isAdministratorUser, isEditorUser, isStaffUser, trashers } from '../access/roles';
import { addHooks, type ContentConfig, type ContentKind } from './contentPlugin';
import type { Operation } from './translatorOperations';

const notInTrash: Where = { deletedAt: { exists: false } };

const forGood: Bilingual = {
  en: 'Only administrators delete for good. In the trash a document is off the site too, and it can be brought back.',
  de: 'Endgültig löscht nur die Administration. Auch im Papierkorb ist ein Dokument nicht mehr auf der Website, und es lässt sich zurückholen.',
};

/** The rules of access say the same, but give no reason. */
const refuseForGood = ({ operation, req, overrideAccess }: Operation): void => {
  if (operation === 'delete' && !overrideAccess && isEditorUser(req.user) && !isAdministratorUser(req.user))
    refuse(forGood, req);
};

/** Deleted documents can be brought back; until then only staff can read them. */
const withTrash = (collection: CollectionConfig): CollectionConfig => ({
  ...addHooks(collection, { beforeOperation: refuseForGood }, 'afterOwn'),
  trash: true,
  access: {
    ...collection.access,
    ...(collection.access?.delete && { delete: trashers(collection.access.delete) }),
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
