import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Offices } from '@/components/blocks/Offices/Offices';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Offices',
  component: Offices,
  parameters: { layout: 'fullscreen' },
  args: { block: block('offices') },
} satisfies Meta<typeof Offices>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = {
  args: { block: block('offices', { offices: block('offices').offices.slice(0, 1) }) },
};
