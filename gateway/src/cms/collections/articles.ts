import type { CollectionConfig } from 'payload';

import { articleTypes } from '@/contract/lists/articles';

import type { Bilingual } from '../../domain/languages';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { choiceField } from '../fields/options';
import { localisedRichText } from '../fields/richText';
import {
  imageField,
  inSidebar,
  publishTimeField,
  relatedField,
  reviewTimeField,
  searchTab,
  seedKeyField,
  servicesField,
  socialImageField,
  sourcesField,
  titleFields,
} from '../fields/shared';
import { slugField } from '../fields/slug';
import { localisedText } from '../fields/text';

export const articleTypeNames: Record<(typeof articleTypes)[number], Bilingual> = {
  companyEncy: { en: 'Company knowledge', de: 'Unternehmenswissen' },
  FinanceTaxEncy: { en: 'Finance and tax knowledge', de: 'Finanz- und Steuerwissen' },
  industryInfo: { en: 'Industry information', de: 'Brancheninformationen' },
  trends: { en: 'Trends', de: 'Trends' },
};

/** Articles of the school (requirements, 7: /officialArticle/…). */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: { en: 'Article', de: 'Artikel' }, plural: { en: 'Articles', de: 'Artikel' } },
  ...publishable,
  defaultSort: '-publishTime',
  admin: {
    group: groups.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'articleType', 'publishTime', '_status'],
    listSearchableFields: ['title', 'summary'],
    description: {
      en: 'What the school and the news show. An article keeps its number and its address for ever.',
      de: 'Was Wissensbereich und Neuigkeiten zeigen. Ein Artikel behält seine Nummer und seine Adresse für immer.',
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Article', de: 'Artikel' },
          fields: [
            ...titleFields({
              maxLength: 500,
              description: {
                en: 'Two or three sentences; they stand in lists and above the text.',
                de: 'Zwei oder drei Sätze; sie stehen in Listen und über dem Text.',
              },
            }),
            imageField('cover', { en: 'Cover image', de: 'Titelbild' }),
            localisedRichText('content', { en: 'Text', de: 'Text' }),
          ],
        },
        {
          label: { en: 'Sources and further reading', de: 'Quellen und Weiterführendes' },
          fields: [
            sourcesField(),
            servicesField(),
            relatedField('articles', { en: 'Further articles', de: 'Weitere Artikel' }),
          ],
        },
        searchTab(socialImageField()),
      ],
    },
    choiceField('articleType', { en: 'Section', de: 'Rubrik' }, articleTypes, articleTypeNames, {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    publishTimeField(),
    reviewTimeField({
      en: 'The day a specialist last checked what the article says.',
      de: 'Der Tag, an dem eine Fachperson die Aussagen zuletzt geprüft hat.',
    }),
    inSidebar(localisedText('author', { en: 'Author', de: 'Autor oder Autorin' }, { maxLength: 120 })),
    slugField(),
    {
      name: 'isHot',
      type: 'checkbox',
      label: { en: 'Recommend', de: 'Empfehlen' },
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: {
          en: 'Recommended articles stand on the home page and beside the lists; after them come those that were read most in the last 30 days.',
          de: 'Empfohlene Artikel stehen auf der Startseite und neben den Listen; nach ihnen folgen die in den letzten 30 Tagen meistgelesenen.',
        },
      },
    },
    {
      name: 'hotness',
      type: 'number',
      label: { en: 'Weight of the recommendation', de: 'Gewicht der Empfehlung' },
      defaultValue: 0,
      min: 0,
      max: 1000,
      admin: {
        position: 'sidebar',
        step: 1,
        condition: (data: { isHot?: boolean }) => Boolean(data.isHot),
        description: {
          en: 'The higher number stands first; equal numbers: the newer article.',
          de: 'Die höhere Zahl steht zuerst; bei gleicher Zahl der neuere Artikel.',
        },
      },
    },
    seedKeyField(),
  ],
};
