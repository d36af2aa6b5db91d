import type { ArrayField, NumberFieldSingleValidation } from 'payload';

import { couponTypes } from '@/contract/lists/activities';

import { couponTypeNames, isMoney } from '../../domain/coupon';
import { amountField } from './amount';
import { listField } from './shared';
import { localisedText, localisedTextarea } from './text';
import { translate } from './translate';

const whole: NumberFieldSingleValidation = (value, { req, min = 0, max = 100_000_000 }) =>
  (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) ||
  translate({ en: `A whole number from ${min}.`, de: `Eine ganze Zahl ab ${min}.` }, req);

/** A merchant's coupons of the five types (requirements, 3). */
export const couponsField = (minRows?: number): ArrayField =>
  listField(
    'coupons',
    { singular: { en: 'Coupon', de: 'Gutschein' }, plural: { en: 'Coupons', de: 'Gutscheine' } },
    'title',
    [
      {
        name: 'couponType',
        type: 'select',
        label: { en: 'Kind', de: 'Art' },
        required: true,
        defaultValue: '0',
        options: couponTypes.map((type, number) => ({ value: String(number), label: couponTypeNames[type] })),
      },
      localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120 }),
      {
        type: 'row',
        fields: [
          amountField({
            label: { en: 'Amount, or points', de: 'Betrag oder Punkte' },
            description: {
              en: 'In the currency beside it: 50 or 49.50. For bonus points it is the number of points.',
              de: 'In der Währung daneben: 50 oder 49,50. Bei Bonuspunkten ist es die Anzahl der Punkte.',
            },
          }),
          {
            name: 'currency',
            type: 'select',
            label: { en: 'Currency', de: 'Währung' },
            required: true,
            defaultValue: 'EUR',
            options: ['EUR', 'GBP', 'CHF', 'USD'].map((value) => ({ value, label: value })),
            admin: { width: '50%', condition: (_data, coupon: { couponType?: string }) => isMoney(coupon) },
          },
        ],
      },
      localisedTextarea(
        'conditions',
        { en: 'Conditions', de: 'Bedingungen' },
        {
          maxLength: 400,
          description: {
            en: 'What must be met, in a sentence: order value, services, one per merchant.',
            de: 'Was erfüllt sein muss, in einem Satz: Bestellwert, Leistungen, einmal je Händler.',
          },
        },
      ),
      {
        name: 'validDays',
        type: 'number',
        label: { en: 'Valid for, in days from receipt', de: 'Gültig, in Tagen ab Erhalt' },
        required: true,
        defaultValue: 90,
        min: 1,
        max: 3650,
        validate: whole,
        admin: { step: 1 },
      },
    ],
    { minRows, maxRows: 12, hasAmount: true },
  );
