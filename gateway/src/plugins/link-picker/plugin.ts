import type { Field, Plugin } from 'payload';

import { mapFields } from '../../cms/fields/mapFields';
import { contentPlugin } from '../../cms/plugins/contentPlugin';
import { isLink } from '../../domain/references';
import { extend } from '../../platform/plugins/extend';
import { linkTargetEndpoints } from './endpoints';

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

/** A search over everything that a link can lead to, beside each field of a link and in formatted texts. */
export const linkPicker = (): Plugin => (config) =>
  extend(pickLinks(config), { endpoints: linkTargetEndpoints, linkField });
