import type { CollectionConfig, GlobalConfig } from 'payload';

import { publishedOrStaff, staff } from './roles';

/** Everything marketers publish: drafts, versions, a date to publish on, and the same rights. */
export const publishable = {
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: { drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } }, maxPerDoc: 50 },
} satisfies Pick<CollectionConfig, 'access' | 'versions'>;

/** The same for the documents of which there is only one. */
export const publishableGlobal = {
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: { drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } }, max: 50 },
} satisfies Pick<GlobalConfig, 'access' | 'versions'>;

/** Lists that visitors reach through a call that asks for a login, if at all. */
export const staffOnly = {
  access: { read: staff, create: staff, update: staff, delete: staff },
} satisfies Pick<CollectionConfig, 'access'>;

/** Lists that are edited in place, without drafts. */
export const staffOnlyWrites = {
  access: { read: () => true, create: staff, update: staff, delete: staff },
} satisfies Pick<CollectionConfig, 'access'>;
