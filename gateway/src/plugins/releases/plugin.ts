import type { Plugin } from 'payload';

import { sidebarPart } from '../../cms/fields/shared';
import { contentPlugin } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { releaseDocuments, releases as releaseCollection } from './collections';
import { startReleaseWorker } from './dueReleases';
import { findPreview } from './preview';
import { findDueReleases, findPublishedReleases } from './timeline';

const release = sidebarPart('release', '/src/plugins/releases/DocumentRelease#DocumentRelease');

const showReleases = contentPlugin((content) =>
  hasDrafts(content) ? { ...content, fields: [release, ...content.fields] } : content,
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
