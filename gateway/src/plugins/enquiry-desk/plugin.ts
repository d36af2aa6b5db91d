import type { CollectionConfig, Field, Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { exportEndpoint } from './exportEndpoint';
import { assigneeField, notesField } from './fields';

const behind = (name: string, added: Field, fields: Field[]): Field[] =>
  fields.flatMap((field) => ('name' in field && field.name === name ? [field, added] : [field]));

function withDesk(enquiries: CollectionConfig): CollectionConfig {
  const { admin, endpoints, fields } = enquiries;
  return {
    ...enquiries,
    endpoints: [exportEndpoint, ...(endpoints || [])],
    fields: behind('merchant', notesField, behind('state', assigneeField, fields)),
    admin: {
      ...admin,
      defaultColumns: admin?.defaultColumns?.flatMap((name) =>
        name === 'state' ? [name, 'assignee'] : [name],
      ),
      components: {
        ...admin?.components,
        beforeListTable: ['/src/plugins/enquiry-desk/EnquiryListTools#EnquiryListTools'],
      },
    },
  };
}

/** Work on enquiries: who answers, notes for colleagues, filters of every day, the list as a file. */
export const enquiryDesk = (): Plugin => (config) =>
  extend(
    {
      ...config,
      collections: config.collections?.map((one) => (one.slug === 'enquiries' ? withDesk(one) : one)),
    },
    { summaries: ['/src/plugins/enquiry-desk/EnquiriesPanel#EnquiriesPanel'] },
  );
