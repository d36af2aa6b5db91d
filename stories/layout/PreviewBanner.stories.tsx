import type { Meta, StoryObj } from '@storybook/react';

import { PreviewBanner } from '@/components/layout/PreviewBanner/PreviewBanner';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/PreviewBanner',
  component: PreviewBanner,
  args: { title: 'New VAT rates in Germany', savedAt: Date.UTC(2026, 10, 20, 9, 30) },
  decorators: [withLayoutData],
} satisfies Meta<typeof PreviewBanner>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** A page that the draft is not on. */
export const Elsewhere: Story = { args: { savedAt: null } };
