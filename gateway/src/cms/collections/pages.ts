import type { BlocksFieldValidation, CollectionConfig } from 'payload';
import { blocks } from 'payload/shared';

import type { Bilingual } from '../../domain/languages';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { pageBlocks } from '../blocks/pageBlocks';
import { pageKeyField, uidField } from '../fields/pageAddress';
import { isPublishedBySomebody } from '../fields/published';
import { imageField, searchTab, seedKeyField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { translate } from '../fields/translate';

const noSections: Bilingual = {
  en: 'Visitors would see an empty page: at least one section is needed. To take the page off the site, unpublish it.',
  de: 'Besucher sähen eine leere Seite: Mindestens ein Abschnitt wird gebraucht. Soll die Seite von der Website, ziehen Sie sie zurück.',
};

const atLeastOne: BlocksFieldValidation = async (value, options) => {
  const valid = await blocks(value, options);
  if (valid !== true || !isPublishedBySomebody(options)) return valid;
  return (Array.isArray(value) && value.length > 0) || translate(noSections, options.req);
};

/** Pages built of blocks (requirements, 7: allInfo, getAboutUs, getHomePageInfo, getFreeTrial, getCustom). */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { en: 'Page', de: 'Seite' }, plural: { en: 'Pages', de: 'Seiten' } },
  ...publishable,
  defaultSort: 'pageKey',
  admin: {
    group: groups.website,
    useAsTitle: 'title',
    pagination: { defaultLimit: 25 },
    components: {
      beforeListTable: ['/src/cms/admin/pages/PageListFilters#PageListFilters'],
      edit: { UnpublishButton: '/src/cms/admin/pages/UnpublishPage#UnpublishPage' },
    },
    defaultColumns: ['title', 'pageKey', 'uid', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'pageKey', 'uid'],
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
            localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 140, isTitle: true }),
            {
              name: 'blocks',
              type: 'blocks',
              label: { en: 'Sections', de: 'Abschnitte' },
              labels: {
                singular: { en: 'Section', de: 'Abschnitt' },
                plural: { en: 'Sections', de: 'Abschnitte' },
              },
              validate: atLeastOne,
              blocks: pageBlocks.map(({ config }) => config),
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
        searchTab(
          imageField(
            'image',
            { en: 'Preview image', de: 'Vorschaubild' },
            {
              en: 'Shown where the page is shared. 1200 by 630 pixels or larger.',
              de: 'Erscheint, wo die Seite geteilt wird. 1200 mal 630 Pixel oder größer.',
            },
          ),
        ),
      ],
    },
    pageKeyField(),
    uidField(),
    seedKeyField(),
  ],
};
