import type { CollectionConfig } from 'payload';

import { posterPositions } from '@/contract/calls/activities';

import type { Bilingual } from '../../domain/languages';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { clickHooks, clicksField } from '../fields/clicks';
import { hrefField } from '../fields/href';
import { choiceField } from '../fields/options';
import { scheduleFields } from '../fields/schedule';
import { imageField, seedKeyField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';

const positionNames: Record<(typeof posterPositions)[number], Bilingual> = {
  home: { en: 'Home page', de: 'Startseite' },
};

/** Banners (requirements, 7: findOister, incrCount). */
export const posters: CollectionConfig = {
  slug: 'posters',
  labels: { singular: { en: 'Banner', de: 'Banner' }, plural: { en: 'Banners', de: 'Banner' } },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.campaigns,
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'startTime', 'endTime', 'count', '_status'],
    description: {
      en: 'Banners of the home page, in this order. Drag the rows to change it.',
      de: 'Banner der Startseite, in dieser Reihenfolge. Ziehen Sie die Zeilen, um sie zu ändern.',
    },
  },
  fields: [
    localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120, isTitle: true }),
    localisedTextarea('text', { en: 'Text', de: 'Text' }, { maxLength: 300 }),
    {
      ...imageField(
        'image',
        { en: 'Image', de: 'Bild' },
        {
          en: 'Without words. At least 1600 pixels wide looks best.',
          de: 'Ohne Text. Mindestens 1600 Pixel Breite sehen am besten aus.',
        },
      ),
      required: true,
    },
    hrefField('linkUrl', { en: 'Leads to', de: 'Führt zu' }),
    localisedText('linkLabel', { en: 'Text of the link', de: 'Text des Links' }, { maxLength: 60 }),
    ...scheduleFields(),
    choiceField('position', { en: 'Place', de: 'Ort' }, posterPositions, positionNames, {
      required: true,
      defaultValue: 'home',
      admin: { position: 'sidebar' },
    }),
    clicksField('banner', {
      en: 'Counted by the site since the banner was made.',
      de: 'Von der Website gezählt, seit es das Banner gibt.',
    }),
    seedKeyField(),
  ],
  hooks: clickHooks('banner'),
};
