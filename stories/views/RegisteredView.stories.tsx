import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { RegisteredView } from '@/components/views/RegisteredView/RegisteredView';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/RegisteredView',
  component: RegisteredView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
} satisfies Meta<typeof RegisteredView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
