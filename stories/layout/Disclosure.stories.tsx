import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Disclosure } from '@/components/layout/Disclosure/Disclosure';

const meta = {
  title: 'layout/Disclosure',
  component: Disclosure,
  args: { label: 'Resources', children: () => <p>What the button shows and hides.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const HoldsTheCurrentPage: Story = { args: { isCurrent: true } };
