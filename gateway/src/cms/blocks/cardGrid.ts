import { blockIcons } from '@/contract/lists/blocks';

import type { Bilingual } from '../../domain/languages';
import { hrefField } from '../fields/href';
import { choiceField } from '../fields/options';
import { listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { titledBlock } from './block';

const iconNames: Record<(typeof blockIcons)[number], Bilingual> = {
  vat: { en: 'Percent sign', de: 'Prozentzeichen' },
  oss: { en: 'One-Stop Shop', de: 'One-Stop-Shop' },
  customs: { en: 'Customs', de: 'Zoll' },
  packaging: { en: 'Parcel', de: 'Paket' },
  device: { en: 'Device', de: 'Gerät' },
  battery: { en: 'Battery', de: 'Batterie' },
  textile: { en: 'Garment', de: 'Kleidung' },
  toy: { en: 'Toy', de: 'Spielzeug' },
  cosmetics: { en: 'Cosmetics', de: 'Kosmetik' },
  company: { en: 'Building', de: 'Gebäude' },
  bank: { en: 'Bank', de: 'Bank' },
  ledger: { en: 'Ledger', de: 'Buchhaltung' },
  calendar: { en: 'Calendar', de: 'Kalender' },
  document: { en: 'Document', de: 'Dokument' },
  shield: { en: 'Shield', de: 'Schild' },
  warehouse: { en: 'Warehouse', de: 'Lager' },
  globe: { en: 'Globe', de: 'Globus' },
  trademark: { en: 'Trade mark', de: 'Marke' },
};

export const cardGrid = titledBlock(
  'cardGrid',
  {
    singular: { en: 'Topic cards', de: 'Themenkarten' },
    sentence: {
      en: 'Several topics side by side, each with a link.',
      de: 'Mehrere Themen nebeneinander, jedes mit einem Link.',
    },
  },
  [
    listField(
      'cards',
      { singular: { en: 'Card', de: 'Karte' }, plural: { en: 'Cards', de: 'Karten' } },
      'title',
      [
        choiceField('icon', { en: 'Symbol', de: 'Symbol' }, blockIcons, iconNames, { required: true }),
        localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 100 }),
        localisedTextarea('text', { en: 'Text', de: 'Text' }, { maxLength: 400 }),
        hrefField('url', { en: 'Leads to', de: 'Führt zu' }, { optional: true }),
      ],
      { minRows: 1, maxRows: 12 },
    ),
  ],
  (block) => ({
    cards: (block.cards ?? []).map(({ icon, title, text, url }) => ({ icon, title, text, url: url || null })),
  }),
);
