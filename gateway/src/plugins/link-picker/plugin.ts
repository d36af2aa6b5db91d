import type { Endpoint, Field, Plugin } from 'payload';

import { forStaff, jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { mapFields } from '../../cms/fields/mapFields';
import { contentPlugin } from '../../cms/plugins/contentPlugin';
import { isLink } from '../../domain/references';
import { extend } from '../../platform/plugins/extend';
import { findLinkTargets } from './findLinkTargets';

const linkField = '/src/plugins/link-picker/LinkField#LinkField';

const withPicker = (field: Field): Field | undefined =>
  field.type === 'text' && isLink(field)
    ? {
        ...field,
        admin: { ...field.admin, components: { ...field.admin?.components, Field: linkField } },
      }
    : undefined;

const pickLinks = contentPlugin((content) => ({
  ...content,
  fields: mapFields(content.fields, withPicker),
}));

const longestQuery = 100;

/** Answers what a link can lead to, for the search beside every link field. */
const linkTargets: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: forStaff(async (req) => {
    const query = (req.searchParams.get('q') ?? '').slice(0, longestQuery);
    return jsonResponse({ targets: await findLinkTargets(req, query) });
  }),
};

/** A search over everything that a link can lead to, beside each field of a link and in formatted texts. */
export const linkPicker = (): Plugin => (config) =>
  extend(pickLinks(config), { endpoints: [linkTargets], linkField });
