import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { TrademarkServices } from '@/components/blocks/TrademarkServices/TrademarkServices';
import { trademarkServices } from '@/services/fixtures/services';

const meta = {
  title: 'blocks/TrademarkServices',
  component: TrademarkServices,
  args: { services: trademarkServices() },
} satisfies Meta<typeof TrademarkServices>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
