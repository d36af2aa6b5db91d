import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PriceRows } from '@/components/blocks/PriceRows/PriceRows';
import { priceRows } from '@/services/fixtures/services';

const meta = {
  title: 'blocks/PriceRows',
  component: PriceRows,
  args: { rows: priceRows() },
} satisfies Meta<typeof PriceRows>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
