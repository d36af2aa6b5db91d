import type { Meta, StoryObj } from '@storybook/react';

import { PreviewBanner } from '@/components/layout/PreviewBanner/PreviewBanner';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'layout/PreviewBanner',
  component: PreviewBanner,
  args: { title: 'New VAT rates in Germany', savedAt: Date.UTC(2026, 10, 20, 9, 30) },
  decorators: [withFrame],
} satisfies Meta<typeof PreviewBanner>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** A page that the draft is not on. */
export const Elsewhere: Story = { args: { savedAt: null } };
