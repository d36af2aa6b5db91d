import type { Field, Plugin } from 'payload';

import { mapFields } from '../../cms/fields/mapFields';
import { contentPlugin } from '../../cms/plugins/contentPlugin';

const preview: Field = {
  name: 'searchPreview',
  type: 'ui',
  admin: {
    components: { Field: '/src/plugins/search-preview/SearchPreview#SearchPreview' },
    disableListColumn: true,
  },
};

/** Before the texts for search engines; questions, which have none, at their end. */
const withPreview = (slug: string, fields: Field[]): Field[] =>
  slug === 'questions'
    ? [...fields, preview]
    : mapFields(fields, (field) =>
        'name' in field && field.name === 'metaTitle' ? [preview, field] : undefined,
      );

/** Shows while somebody types what search engines and shared links make of a document. */
export const searchPreview = (): Plugin =>
  contentPlugin((content) => ({ ...content, fields: withPreview(content.slug, content.fields) }));
