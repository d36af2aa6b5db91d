import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { FreeTrialView } from '@/components/views/FreeTrialView/FreeTrialView';
import { paths } from '@/services/config/paths';
import { freeTrialPage } from '@/services/fixtures/pages';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/FreeTrialView',
  component: FreeTrialView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { page: freeTrialPage(), noticeVersion: '2026-11-20' },
} satisfies Meta<typeof FreeTrialView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.freeTrial);
