import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { AnniversaryView } from '@/components/views/AnniversaryView/AnniversaryView';
import { anniversary } from '@/services/fixtures/activities';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/AnniversaryView',
  component: AnniversaryView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { anniversary: anniversary(), timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof AnniversaryView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { anniversary: anniversary({ activities: [] }) } };
