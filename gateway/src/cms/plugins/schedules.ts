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

/** Payload plugin: a document that can be scheduled shows what is scheduled for it. */
export const showSchedules = contentPlugin((content) =>
  hasDrafts(content) ? { ...content, fields: [scheduled, ...content.fields] } : content,
);
