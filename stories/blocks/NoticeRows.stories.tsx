import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { NoticeRows } from '@/components/blocks/NoticeRows/NoticeRows';
import { notices } from '@/services/fixtures/library';

const meta = {
  title: 'blocks/NoticeRows',
  component: NoticeRows,
  args: { notices: notices() },
} satisfies Meta<typeof NoticeRows>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
