import type { CollectionConfig, Field, Plugin } from 'payload';

import { documentEndpoint, forStaff } from '../../cms/admin/ui/staffEndpoint';
import { mapFields } from '../../cms/fields/mapFields';
import { findSuggestions } from './findSuggestions';

const suggestions: Field = {
  name: 'suggestedServices',
  type: 'ui',
  admin: {
    components: { Field: '/src/plugins/service-suggestions/SuggestedServices#SuggestedServices' },
    disableListColumn: true,
  },
};

const namesServices = (field: Field): boolean =>
  field.type === 'relationship' && field.name === 'services' && field.relationTo === 'services';

function suggest(collection: CollectionConfig): CollectionConfig {
  let isMeant = false;
  const fields = mapFields(collection.fields, (field) => {
    if (!namesServices(field)) return undefined;
    isMeant = true;
    return [field, suggestions];
  });
  if (!isMeant) return collection;
  const document = { kind: 'collection', slug: collection.slug } as const;
  const endpoint = documentEndpoint(document, 'get', 'suggested-services', async (one, req) => ({
    services: await findSuggestions(one, req),
  }));
  return {
    ...collection,
    fields,
    endpoints: [...(collection.endpoints || []), { ...endpoint, handler: forStaff(endpoint.handler) }],
  };
}

/** Suggests to the editor of a text the services that it seems to be about. */
export const serviceSuggestions = (): Plugin => (config) => ({
  ...config,
  collections: config.collections?.map(suggest),
});
