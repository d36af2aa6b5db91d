import type { GlobalConfig } from 'payload';

import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { hrefField } from '../fields/href';
import { listField } from '../fields/shared';
import { localisedText, unlocalisedText } from '../fields/text';

const words = () => [
  localisedText('menuName', { en: 'Text', de: 'Text' }, { maxLength: 60 }),
  unlocalisedText(
    'menuAttribute',
    { en: 'Short name', de: 'Kurzname' },
    {
      maxLength: 40,
      description: {
        en: 'Names the entry for developers and statistics, for example services. Leave as it is.',
        de: 'Benennt den Eintrag für Entwicklung und Statistik, etwa services. Bitte so lassen.',
      },
    },
  ),
];

/** The header menu (requirements, 7: /officialMenuRelation/getList). */
export const menu: GlobalConfig = {
  slug: 'menu',
  label: { en: 'Header menu', de: 'Hauptmenü' },
  ...publishableGlobal,
  admin: {
    group: groups.frame,
    description: {
      en: 'The entries at the top of every page, in order.',
      de: 'Die Einträge oben auf jeder Seite, der Reihe nach.',
    },
  },
  fields: [
    listField(
      'items',
      { singular: { en: 'Entry', de: 'Eintrag' }, plural: { en: 'Entries', de: 'Einträge' } },
      'menuName',
      [
        ...words(),
        hrefField(
          'menuUrl',
          { en: 'Leads to', de: 'Führt zu' },
          {
            optional: true,
            description: {
              en: 'Empty: the entry only opens its submenu.',
              de: 'Leer: Der Eintrag öffnet nur sein Untermenü.',
            },
          },
        ),
        listField(
          'children',
          { singular: { en: 'Subentry', de: 'Untereintrag' }, plural: { en: 'Submenu', de: 'Untermenü' } },
          'menuName',
          [...words(), hrefField('menuUrl', { en: 'Leads to', de: 'Führt zu' })],
          { maxRows: 10 },
        ),
      ],
      { required: true, maxRows: 8 },
    ),
  ],
};
