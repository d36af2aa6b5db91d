import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { TextLink } from '@/components/ui/TextLink/TextLink';

const meta = {
  title: 'ui/TextLink',
  component: TextLink,
  args: { href: '/cht/Services', children: 'Services and prices' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Page: Story = {};
export const Outside: Story = {
  args: { href: 'https://example.com', children: 'Federal Central Tax Office' },
};
