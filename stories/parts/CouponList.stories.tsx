import type { Meta, StoryObj } from '@storybook/react';

import { CouponList } from '@/components/parts/CouponList/CouponList';
import { couponTypes } from '@/contract/lists/activities';
import { anniversary } from '@/services/fixtures/activities';

const money = (amountMinor: number) => ({ kind: 'money' as const, amountMinor, currency: 'EUR' });

const meta = {
  title: 'parts/CouponList',
  component: CouponList,
  args: { coupons: anniversary().activities.flatMap(({ coupons }) => coupons) },
} satisfies Meta<typeof CouponList>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** Every kind that there is, in money and in points. */
export const EveryKind: Story = {
  args: {
    coupons: couponTypes.map((type, index) => ({
      id: type,
      type,
      title: `Gift ${index + 1}`,
      worth: type === 'bonusPoints' ? { kind: 'points', points: 500 } : money(5_000 * (index + 1)),
      conditions: 'With the first order.',
      validDays: index === 0 ? 1 : 90,
    })),
  },
};
export const LongGerman: Story = {
  args: {
    coupons: [
      {
        id: 'long',
        type: 'fullReduction',
        title: 'Umsatzsteuerregistrierungsgutschein',
        worth: money(1_250_000),
        conditions:
          'Bei gleichzeitiger Beauftragung der Umsatzsteuerregistrierung und der Verpackungslizenzierung, netto.',
        validDays: 120,
      },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
