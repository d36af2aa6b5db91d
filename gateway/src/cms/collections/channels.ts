import type { CollectionConfig, TextField } from 'payload';

import { channelValue } from '@/contract/calls/parameters';

import type { Bilingual } from '../../domain/languages';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { patternField } from '../fields/pattern';
import { seedKeyField } from '../fields/shared';
import { localisedText } from '../fields/text';

const addressHelp: Bilingual = {
  en: 'Letters, digits, dots, hyphens and underscores, at most 64.',
  de: 'Buchstaben ohne Umlaute, Ziffern, Punkte, Binde- und Unterstriche, höchstens 64.',
};

/** Part of a link's address: `?channelNo=…&channelCode=…`. */
const addressPart = (name: string, label: Bilingual, description: Bilingual): TextField =>
  patternField(name, label, channelValue, addressHelp, { unique: true, description });

/** Sources of registrations (requirements, 9: channel tracking; requirements, 7: allList, getConfig). */
export const channels: CollectionConfig = {
  slug: 'channels',
  labels: { singular: { en: 'Channel', de: 'Kanal' }, plural: { en: 'Channels', de: 'Kanäle' } },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.campaigns,
    useAsTitle: 'channelName',
    defaultColumns: ['channelName', 'channelCode', 'channelNo', 'landingPage', '_status'],
    listSearchableFields: ['channelName', 'channelCode', 'channelNo'],
    description: {
      en: 'Where merchants have heard of us. A link carries its channel as ?channelCode=…; drag the rows to set the order in the registration form.',
      de: 'Woher Händler uns kennen. Ein Link trägt seinen Kanal als ?channelCode=…; ziehen Sie die Zeilen, um die Reihenfolge im Registrierungsformular zu bestimmen.',
    },
  },
  fields: [
    localisedText('channelName', { en: 'Name', de: 'Bezeichnung' }, { maxLength: 80, isTitle: true }),
    addressPart(
      'channelCode',
      { en: 'Code', de: 'Kürzel' },
      {
        en: 'In links: ?channelCode=…. Do not change it once links are out. The site itself uses hgzn for the questions and answers.',
        de: 'In Links: ?channelCode=…. Nicht mehr ändern, sobald Links im Umlauf sind. Die Website selbst verwendet hgzn für den Bereich Fragen und Antworten.',
      },
    ),
    addressPart(
      'channelNo',
      { en: 'Number', de: 'Nummer' },
      { en: 'In links: ?channelNo=…', de: 'In Links: ?channelNo=…' },
    ),
    {
      name: 'landingPage',
      type: 'relationship',
      relationTo: 'pages',
      label: { en: 'Landing page', de: 'Zielseite' },
      admin: {
        description: {
          en: 'Newcomers from this channel see this page. Empty, or not published: the general one.',
          de: 'Neukunden aus diesem Kanal sehen diese Seite. Leer oder nicht veröffentlicht: die allgemeine.',
        },
      },
    },
    {
      name: 'award',
      type: 'relationship',
      relationTo: 'awards',
      label: { en: 'Welcome gift', de: 'Willkommensgeschenk' },
      admin: {
        description: {
          en: 'Empty, not published or over: the general one.',
          de: 'Leer, nicht veröffentlicht oder abgelaufen: das allgemeine.',
        },
      },
    },
    seedKeyField(),
  ],
};
