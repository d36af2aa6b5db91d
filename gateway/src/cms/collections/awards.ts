import type { CollectionConfig } from 'payload';

import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { couponsField } from '../fields/coupons';
import { momentField } from '../fields/schedule';
import { inSidebar, seedKeyField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';

/** Awards for registering (requirements, 7: getRegisterAward). */
export const awards: CollectionConfig = {
  slug: 'awards',
  labels: {
    singular: { en: 'Welcome gift', de: 'Willkommensgeschenk' },
    plural: { en: 'Welcome gifts', de: 'Willkommensgeschenke' },
  },
  ...publishable,
  admin: {
    group: groups.campaigns,
    useAsTitle: 'title',
    defaultColumns: ['title', 'validUntil', '_status'],
    description: {
      en: 'What a merchant gets for registering. A channel may have one of its own; all others get the general one, which stands under "Newcomers".',
      de: 'Was ein Händler für die Registrierung bekommt. Ein Kanal kann ein eigenes haben; alle anderen bekommen das allgemeine, das unter „Neukunden“ steht.',
    },
  },
  fields: [
    localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120, isTitle: true }),
    localisedTextarea('summary', { en: 'Short description', de: 'Kurzbeschreibung' }, { maxLength: 500 }),
    { ...couponsField(1), required: true },
    inSidebar(
      momentField(
        'validUntil',
        { en: 'Given until', de: 'Vergeben bis' },
        {
          optional: true,
          description: {
            en: 'Empty: until further notice.',
            de: 'Leer: bis auf Weiteres.',
          },
        },
      ),
    ),
    seedKeyField(),
  ],
};
