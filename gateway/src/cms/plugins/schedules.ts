import type { UIField } from 'payload';

import { hasDrafts } from '../../sync/tracked';
import { contentPlugin } from './contentPlugin';

const scheduled: UIField = {
  name: 'scheduled',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/cms/admin/schedules/Scheduled#Scheduled' },
  },
};

const release: UIField = {
  name: 'release',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/cms/admin/releases/DocumentRelease#DocumentRelease' },
  },
};

/** Payload plugin: a document that can be scheduled shows what is scheduled for it, and in which releases it stands. */
export const showSchedules = contentPlugin((content) =>
  hasDrafts(content) ? { ...content, fields: [scheduled, release, ...content.fields] } : content,
);
