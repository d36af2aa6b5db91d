import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ManualsView } from '@/components/views/ManualsView/ManualsView';
import { manuals } from '@/services/fixtures/library';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/ManualsView',
  component: ManualsView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { manuals: manuals() },
} satisfies Meta<typeof ManualsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { manuals: [] } };
