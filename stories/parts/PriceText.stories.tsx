import type { Meta, StoryObj } from '@storybook/react';

import { PriceText } from '@/components/parts/PriceText/PriceText';

const meta = {
  title: 'parts/PriceText',
  component: PriceText,
  args: {
    price: {
      amountMinor: 89_000,
      currency: 'EUR',
      isFrom: true,
      unit: 'once',
      vatLabel: 'plus statutory VAT where applicable',
    },
  },
} satisfies Meta<typeof PriceText>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Cents: Story = {
  args: { price: { ...meta.args.price, amountMinor: 8_990, isFrom: false, unit: 'month' } },
};
export const German: Story = {
  args: {
    price: {
      ...meta.args.price,
      amountMinor: 1_250_000,
      vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
    },
  },
  globals: { locale: 'de' },
};
