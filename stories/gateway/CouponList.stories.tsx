import type { Meta, StoryObj } from '@storybook/react';

import { CouponList } from '@/gateway/src/web/account/CouponList';

import { coupons } from '../support/accountData';
import { inAccount, visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/CouponList',
  component: CouponList,
  ...visitorPage(inAccount('coupons')),
  tags: ['new'],
  args: { t: visitor.t, language: visitor.language, heading: 'h2', coupons },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof CouponList>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Every type, in money and in points, and every state. */
export const Default: Story = {};
export const None: Story = { args: { coupons: [] } };
export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
