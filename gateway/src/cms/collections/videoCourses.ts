import type { CollectionConfig } from 'payload';

import { videoName } from '@/contract/calls/library';

import type { Bilingual } from '../../domain/languages';
import { noteLanguage } from '../../features/films/noteLanguage';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { patternField } from '../fields/pattern';
import { localisedRichText } from '../fields/richText';
import {
  dragRows,
  imageField,
  inSidebar,
  publishTimeField,
  seedKeyField,
  servicesField,
  titleFields,
} from '../fields/shared';
import { translate } from '../fields/translate';

const fileHelp: Bilingual = {
  en: 'Names the video at the video service: letters, digits, hyphens and underscores.',
  de: 'Benennt das Video beim Videodienst: Buchstaben, Ziffern, Binde- und Unterstriche.',
};
const appHelp: Bilingual = {
  en: 'Names our account at the video service: letters, digits, hyphens and underscores.',
  de: 'Benennt unser Konto beim Videodienst: Buchstaben, Ziffern, Binde- und Unterstriche.',
};

/** Video courses (requirements, 7: getVideoCourse). */
export const videoCourses: CollectionConfig = {
  slug: 'video-courses',
  labels: {
    singular: { en: 'Video course', de: 'Videokurs' },
    plural: { en: 'Video courses', de: 'Videokurse' },
  },
  ...publishable,
  orderable: true,
  hooks: { beforeRead: [noteLanguage] },
  admin: {
    group: groups.help,
    useAsTitle: 'title',
    defaultColumns: ['title', 'duration', 'publishTime', '_status'],
    listSearchableFields: ['title', 'summary'],
    description: dragRows,
  },
  fields: [
    ...titleFields({ maxLength: 400 }),
    imageField(
      'cover',
      { en: 'Still image', de: 'Standbild' },
      { en: 'Shown until the video starts, 16:9.', de: 'Zu sehen, bis das Video beginnt, 16:9.' },
    ),
    localisedRichText(
      'transcript',
      { en: 'Transcript', de: 'Mitschrift' },
      {
        en: 'Everything that is said, with the time at the start of each paragraph: for people who cannot hear it, and for search engines. A heading above a paragraph begins a chapter.',
        de: 'Alles, was gesagt wird, mit der Zeit am Anfang jedes Absatzes: für Menschen, die es nicht hören, und für Suchmaschinen. Eine Überschrift über einem Absatz beginnt ein Kapitel.',
      },
    ),
    servicesField(),
    inSidebar(patternField('fileID', { en: 'File ID', de: 'Datei-ID' }, videoName, fileHelp)),
    inSidebar(patternField('appID', { en: 'App ID', de: 'App-ID' }, videoName, appHelp)),
    {
      name: 'duration',
      type: 'number',
      label: { en: 'Length in seconds', de: 'Länge in Sekunden' },
      required: true,
      min: 1,
      max: 36_000,
      validate: (value: number | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
        (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 36_000) ||
        translate({ en: 'Whole seconds: 186 is 3:06.', de: 'Ganze Sekunden: 186 sind 3:06.' }, req),
      admin: {
        position: 'sidebar',
        step: 1,
        description: { en: '186 is shown as 3:06.', de: '186 erscheint als 3:06.' },
      },
    },
    publishTimeField(),
    seedKeyField(),
  ],
};
