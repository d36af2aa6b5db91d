import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { AnniversaryView } from '@/components/views/AnniversaryView/AnniversaryView';
import { paths } from '@/services/config/paths';
import { anniversary } from '@/services/fixtures/activities';

import { wholePage } from '../support/wholePage';
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
/** Over, as it is today. */
export const Default: Story = wholePage(paths.anniversary, 'activity');

const at = (date: string): Story => ({ parameters: { nextjs: { router: { query: { date } } } } });

export const NotStarted: Story = at('2023-01-31T12:00:00');
export const Running: Story = at('2023-02-14T12:00:00');
export const Sparse: Story = { args: { anniversary: anniversary({ activities: [] }) } };
