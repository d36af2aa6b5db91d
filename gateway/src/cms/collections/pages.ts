import type { CollectionConfig } from 'payload';

import { customUid } from '@/contract/calls/parameters';

import { publishable } from '../access/publishable';
import { groups } from '../admin/groups';
import { pageBlocks } from '../blocks/pageBlocks';
import { imageField, searchFields, seedKeyField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { translate } from '../fields/translate';
import { redirectOnMove } from './hooks/redirectOnMove';

export const pageKeyPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/** Pages built of blocks (requirements, 7: allInfo, getAboutUs, getHomePageInfo, getFreeTrial, getCustom). */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { en: 'Page', de: 'Seite' }, plural: { en: 'Pages', de: 'Seiten' } },
  ...publishable,
  defaultSort: 'pageKey',
  admin: {
    group: groups.website,
    hideAPIURL: true,
    useAsTitle: 'title',
    pagination: { defaultLimit: 25 },
    defaultColumns: ['title', 'pageKey', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'pageKey'],
    description: {
      en: 'Home, services, incorporation, about us: pages put together from sections.',
      de: 'Startseite, Leistungen, Gründung, Über uns: Seiten, die aus Abschnitten bestehen.',
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Content', de: 'Inhalt' },
          fields: [
            localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 140 }),
            {
              name: 'blocks',
              type: 'blocks',
              label: { en: 'Sections', de: 'Abschnitte' },
              labels: {
                singular: { en: 'Section', de: 'Abschnitt' },
                plural: { en: 'Sections', de: 'Abschnitte' },
              },
              blocks: pageBlocks,
              admin: {
                initCollapsed: true,
                description: {
                  en: 'Order and kind of the sections are the same in both languages; only the texts differ. Change the language at the top right.',
                  de: 'Reihenfolge und Art der Abschnitte sind in beiden Sprachen gleich, nur die Texte unterscheiden sich. Die Sprache wechseln Sie oben rechts.',
                },
              },
            },
          ],
        },
        {
          label: { en: 'Search engines', de: 'Suchmaschinen' },
          fields: [
            ...searchFields(),
            imageField(
              'image',
              { en: 'Preview image', de: 'Vorschaubild' },
              {
                en: 'Shown where the page is shared. 1200 by 630 pixels or larger.',
                de: 'Erscheint, wo die Seite geteilt wird. 1200 mal 630 Pixel oder größer.',
              },
            ),
          ],
        },
      ],
    },
    {
      name: 'pageKey',
      type: 'text',
      label: { en: 'Page key', de: 'Seitenschlüssel' },
      required: true,
      unique: true,
      index: true,
      validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
        (typeof value === 'string' && pageKeyPattern.test(value)) ||
        translate(
          {
            en: 'Letters and digits, at most 40, a letter first.',
            de: 'Buchstaben und Ziffern, höchstens 40, am Anfang ein Buchstabe.',
          },
          req,
        ),
      admin: {
        position: 'sidebar',
        description: {
          en: 'The last part of the address, for example IncorporationHK. The site finds the page by it: change it only together with the developers. For a campaign page any new word will do.',
          de: 'Der letzte Teil der Adresse, etwa IncorporationHK. Daran findet die Website die Seite: nur gemeinsam mit der Entwicklung ändern. Bei einer Aktionsseite genügt irgendein neues Wort.',
        },
      },
    },
    {
      name: 'uid',
      type: 'text',
      label: { en: 'Address as a campaign page', de: 'Adresse als Aktionsseite' },
      unique: true,
      index: true,
      hooks: {
        // Two pages without an address must not have the same empty one.
        beforeValidate: [({ value }: { value?: string | null }) => value?.trim() || null],
      },
      validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
        !value ||
        customUid.safeParse(value).success ||
        translate(
          {
            en: 'Letters, digits and hyphens, at most 60; no hyphen first.',
            de: 'Buchstaben, Ziffern und Bindestriche, höchstens 60; am Anfang kein Bindestrich.',
          },
          req,
        ),
      admin: {
        position: 'sidebar',
        description: {
          en: 'For campaign pages only: with "spring-2027" here, the page is found at /custom/spring-2027. Leave empty for all other pages.',
          de: 'Nur für Aktionsseiten: Steht hier „spring-2027“, ist die Seite unter /custom/spring-2027 zu finden. Bei allen anderen Seiten leer lassen.',
        },
      },
    },
    seedKeyField(),
  ],
  hooks: redirectOnMove('pages'),
};
