import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { CouponList } from '@/components/blocks/CouponList/CouponList';
import { anniversary } from '@/services/fixtures/activities';

const meta = {
  title: 'blocks/CouponList',
  component: CouponList,
  args: { coupons: anniversary().activities.flatMap(({ coupons }) => coupons) },
} satisfies Meta<typeof CouponList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
