import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PriceView } from '@/components/views/PriceView/PriceView';
import { paths } from '@/services/config/paths';
import { priceRows, trademarkServices } from '@/services/fixtures/services';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/PriceView',
  component: PriceView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { rows: priceRows(), trademarks: trademarkServices() },
} satisfies Meta<typeof PriceView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.prices);
export const Sparse: Story = { args: { rows: [], trademarks: [] } };
