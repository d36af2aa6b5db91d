import type { GlobalConfig } from 'payload';

import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/ui/groups';

/** The offer for merchants whose channel has none of its own (requirements, 7: getConfig, getRegisterAward). */
export const newcomers: GlobalConfig = {
  slug: 'newcomers',
  label: { en: 'Newcomers', de: 'Neukunden' },
  ...publishableGlobal,
  admin: {
    group: groups.campaigns,
    description: {
      en: 'What newcomers see and get, unless their channel has something of its own.',
      de: 'Was Neukunden sehen und bekommen, wenn ihr Kanal nichts Eigenes hat.',
    },
  },
  fields: [
    {
      name: 'landingPage',
      type: 'relationship',
      relationTo: 'pages',
      required: true,
      label: { en: 'General landing page', de: 'Allgemeine Zielseite' },
    },
    {
      name: 'award',
      type: 'relationship',
      relationTo: 'awards',
      label: { en: 'General welcome gift', de: 'Allgemeines Willkommensgeschenk' },
      admin: {
        description: { en: 'Empty: there is none.', de: 'Leer: Es gibt keines.' },
      },
    },
  ],
};
