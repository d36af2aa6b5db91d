import type { Plugin, UIField } from 'payload';

import { contentPlugin } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { releaseDocuments, releases as releaseCollection } from './collections';
import { startReleaseWorker } from './dueReleases';
import { findPreview } from './preview';
import { findDueReleases, findPublishedReleases } from './timeline';

const release: UIField = {
  name: 'release',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/plugins/releases/DocumentRelease#DocumentRelease' },
  },
};

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
