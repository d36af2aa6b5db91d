import type { Plugin } from 'payload';

import { addSidebarPart } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { releaseDocuments, releases as releaseCollection } from './collections';
import { startReleaseWorker } from './dueReleases';
import { findPreview } from './preview';
import { findDueReleases, findPublishedReleases } from './timeline';

const showReleases = addSidebarPart(
  'release',
  '/src/plugins/releases/DocumentRelease#DocumentRelease',
  hasDrafts,
);

/** Documents that are published together, at one moment. */
export const releases = (): Plugin => (config) =>
  extend(showReleases(config), {
    collections: [releaseCollection, releaseDocuments],
    schedules: [findDueReleases],
    calendar: [findPublishedReleases],
    previews: [findPreview],
    afterStart: [startReleaseWorker],
  });
