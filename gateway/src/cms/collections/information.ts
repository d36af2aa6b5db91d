import type { CollectionConfig } from 'payload';

import { newsTypes } from '@/contract/lists/news';

import { newsTypeNames } from '../../domain/newsTypes';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { choiceField } from '../fields/options';
import { localisedRichText } from '../fields/richText';
import {
  imageField,
  publishTimeField,
  searchTab,
  seedKeyField,
  servicesField,
  socialImageField,
  sourcesField,
  titleFields,
} from '../fields/shared';

/** Short notices (requirements, 7: getInformation). */
export const information: CollectionConfig = {
  slug: 'information',
  labels: { singular: { en: 'Notice', de: 'Mitteilung' }, plural: { en: 'Notices', de: 'Mitteilungen' } },
  ...publishable,
  defaultSort: '-publishTime',
  admin: {
    group: groups.help,
    useAsTitle: 'title',
    defaultColumns: ['title', 'informationType', 'publishTime', '_status'],
    listSearchableFields: ['title', 'summary'],
    description: {
      en: 'Changes in the law, deadlines and news of our own, in a few paragraphs. A notice keeps its number and its address for ever.',
      de: 'Gesetzesänderungen, Termine und eigene Neuigkeiten in wenigen Absätzen. Eine Mitteilung behält ihre Nummer und ihre Adresse für immer.',
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Notice', de: 'Mitteilung' },
          fields: [
            ...titleFields({
              maxLength: 400,
              description: {
                en: 'One or two sentences; they stand in the list and above the text.',
                de: 'Ein oder zwei Sätze; sie stehen in der Liste und über dem Text.',
              },
            }),
            imageField('cover', { en: 'Image', de: 'Bild' }),
            localisedRichText('content', { en: 'Text', de: 'Text' }),
            sourcesField(),
            servicesField(),
          ],
        },
        searchTab(socialImageField()),
      ],
    },
    choiceField('informationType', { en: 'Type', de: 'Art' }, newsTypes, newsTypeNames, {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    publishTimeField(),
    seedKeyField(),
  ],
};
