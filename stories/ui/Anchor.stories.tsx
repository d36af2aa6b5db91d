import type { Meta, StoryObj } from '@storybook/react';

import { Anchor } from '@/components/ui/Anchor/Anchor';

const meta = {
  title: 'ui/Anchor',
  component: Anchor,
  args: { href: '/cht/About', children: 'About us' },
} satisfies Meta<typeof Anchor>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Page: Story = {};
export const Outside: Story = { args: { href: 'https://example.com', children: 'European Commission' } };
export const Mail: Story = {
  args: { href: 'mailto:hello@kompassa.example', children: 'hello@kompassa.example' },
};
