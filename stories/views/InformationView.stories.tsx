import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { InformationView } from '@/components/views/InformationView/InformationView';
import { notice, notices } from '@/services/fixtures/library';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/InformationView',
  component: InformationView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { notice: notice(), further: notices() },
} satisfies Meta<typeof InformationView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { notice: notice({ sources: [] }), further: [] } };
