import type { CollectionConfig, GlobalConfig } from 'payload';

import { editors, publishedOrStaff, staff, writers } from './roles';

/** Drafts save themselves: so many milliseconds after the last key, for the preview to follow within a second; a save takes longer. */
const drafts = {
  autosave: { interval: 100 },
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
};

/** Everything marketers publish: drafts, versions, a date to publish on, and the same rights. */
export const publishable = {
  access: { read: publishedOrStaff, readVersions: staff, create: editors, update: writers, delete: editors },
  versions: { drafts, maxPerDoc: 50 },
} satisfies Pick<CollectionConfig, 'access' | 'versions'>;

/** The same for the documents of which there is only one. */
export const publishableGlobal = {
  access: { read: publishedOrStaff, readVersions: staff, update: writers },
  versions: { drafts, max: 50 },
} satisfies Pick<GlobalConfig, 'access' | 'versions'>;

/** Lists that visitors reach through a call that asks for a login, if at all. */
export const staffOnly = {
  access: { read: staff, create: editors, update: writers, delete: editors },
} satisfies Pick<CollectionConfig, 'access'>;

/** Lists that are edited in place, without drafts. */
export const staffOnlyWrites = {
  access: { read: () => true, create: editors, update: writers, delete: editors },
} satisfies Pick<CollectionConfig, 'access'>;
