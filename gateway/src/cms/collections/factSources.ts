import type { CollectionConfig } from 'payload';

import { staffOnlyWrites } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { hrefField } from '../fields/href';
import { dayField, seedKeyField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';

/** Where facts come from. Titles stay in the language of the source. */
export const factSources: CollectionConfig = {
  slug: 'fact-sources',
  labels: {
    singular: { en: 'Source', de: 'Quelle' },
    plural: { en: 'Sources of facts', de: 'Quellen der Fakten' },
  },
  ...staffOnlyWrites,
  defaultSort: 'title',
  admin: {
    group: groups.services,
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'seenOn'],
    listSearchableFields: ['title', 'url'],
  },
  fields: [
    unlocalisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 300 }),
    hrefField(
      'url',
      { en: 'Address', de: 'Adresse' },
      {
        optional: true,
        description: {
          en: 'Starts with https://. A source without one is not shown to visitors.',
          de: 'Beginnt mit https://. Eine Quelle ohne Adresse sehen Besucher nicht.',
        },
      },
    ),
    dayField('seenOn', { en: 'Seen on', de: 'Gesehen am' }, { optional: true, kind: 'checked' }),
    seedKeyField(),
  ],
};
