import type { CollectionConfig, Field } from 'payload';

import { couponTypes } from '@/contract/lists/activities';

import { couponTypeNames } from '../../domain/coupon';
import { type Bilingual, contentLanguages, languageNames } from '../../domain/languages';
import { fixed, recorded } from '../access/recorded';
import { editors } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { amountField } from '../fields/amount';
import { unlocalisedText } from '../fields/text';

/** A text as it was promised, in both languages: the account shows the one that its page is in. */
const promised = (name: string, label: Bilingual): Field => ({
  name,
  type: 'group',
  label,
  fields: contentLanguages.map((language) => unlocalisedText(language, languageNames[language])),
});

/** Coupons that merchants have (requirements, 3: coupon types), as they were promised on the day of registration. */
export const coupons: CollectionConfig = {
  slug: 'coupons',
  labels: {
    singular: { en: 'Merchant coupon', de: 'Gutschein eines Händlers' },
    plural: { en: 'Merchant coupons', de: 'Gutscheine der Händler' },
  },
  access: { ...recorded.access, update: editors },
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    useAsTitle: 'couponType',
    defaultColumns: ['merchant', 'couponType', 'title', 'validUntil', 'redeemedAt'],
    description: {
      en: 'What merchants were promised for registering. Set "Redeemed on" when a coupon is used: the account shows it then. Nothing else is changed; a changed welcome gift counts for those who register later.',
      de: 'Was Händlern für die Registrierung zugesagt wurde. Tragen Sie „Eingelöst am“ ein, sobald ein Gutschein benutzt ist: Das Konto zeigt es dann. Sonst wird nichts geändert; ein geändertes Willkommensgeschenk gilt für spätere Registrierungen.',
    },
  },
  fields: [
    ...[
      {
        name: 'merchant',
        type: 'relationship',
        relationTo: 'merchants',
        required: true,
        index: true,
        label: { en: 'Merchant', de: 'Händler' },
      } satisfies Field,
      {
        name: 'couponType',
        type: 'select',
        required: true,
        label: { en: 'Kind', de: 'Art' },
        options: couponTypes.map((type, number) => ({ value: String(number), label: couponTypeNames[type] })),
      } satisfies Field,
      promised('title', { en: 'Title', de: 'Titel' }),
      promised('conditions', { en: 'Conditions', de: 'Bedingungen' }),
      amountField({
        label: { en: 'Amount, or points', de: 'Betrag oder Punkte' },
        description: { en: 'In the currency below.', de: 'In der Währung darunter.' },
      }),
      unlocalisedText('currency', { en: 'Currency', de: 'Währung' }, { optional: true }),
      {
        name: 'validUntil',
        type: 'date',
        required: true,
        label: { en: 'Valid until', de: 'Gültig bis' },
      } satisfies Field,
    ].map(fixed),
    {
      name: 'redeemedAt',
      type: 'date',
      label: { en: 'Redeemed on', de: 'Eingelöst am' },
      admin: { position: 'sidebar' },
    },
  ],
};
