import type { CollectionConfig } from 'payload';

import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { clickHooks, clicksField } from '../fields/clicks';
import { hrefField } from '../fields/href';
import { scheduleFields } from '../fields/schedule';
import { imageField, seedKeyField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';

/** Activities of the pop-up (requirements, 3: popContent, linkUrl). */
export const popUps: CollectionConfig = {
  slug: 'pop-ups',
  labels: { singular: { en: 'Pop-up', de: 'Pop-up' }, plural: { en: 'Pop-ups', de: 'Pop-ups' } },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.campaigns,
    useAsTitle: 'name',
    defaultColumns: ['name', 'startTime', 'endTime', 'count', '_status'],
    description: {
      en: 'What opens over the home page and the prices, at most three times a day. Of several that are scheduled at the same time, the first in this list is shown; drag the rows to change the order.',
      de: 'Was sich über Startseite und Preisen öffnet, höchstens dreimal am Tag. Sind mehrere gleichzeitig geplant, erscheint das erste dieser Liste; ziehen Sie die Zeilen, um die Reihenfolge zu ändern.',
    },
  },
  fields: [
    unlocalisedText(
      'name',
      { en: 'Name', de: 'Name' },
      {
        maxLength: 120,
        description: {
          en: 'For this list only; visitors do not see it.',
          de: 'Nur für diese Liste; Besucher sehen ihn nicht.',
        },
      },
    ),
    {
      ...imageField(
        'image',
        { en: 'Image', de: 'Bild' },
        {
          en: '700 by 500 pixels, better 1400 by 1000. Words in the image need an image of their own in each language. The description of the image is read out to those who do not see it: it must say all that the image says.',
          de: '700 mal 500 Pixel, besser 1400 mal 1000. Steht Text im Bild, braucht jede Sprache ein eigenes. Die Bildbeschreibung wird denen vorgelesen, die es nicht sehen: Sie muss alles sagen, was das Bild sagt.',
        },
      ),
      required: true,
      localized: true,
    },
    hrefField('linkUrl', { en: 'Leads to', de: 'Führt zu' }),
    ...scheduleFields(),
    clicksField('popUp', {
      en: 'Counted by the site since the pop-up was made.',
      de: 'Von der Website gezählt, seit es das Pop-up gibt.',
    }),
    seedKeyField(),
  ],
  hooks: clickHooks('popUp'),
};
