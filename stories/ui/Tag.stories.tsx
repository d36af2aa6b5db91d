import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Tag } from '@/components/ui/Tag/Tag';

const meta = { title: 'ui/Tag', component: Tag, args: { label: 'Packaging' } } satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Quiet: Story = {};
export const Signal: Story = { args: { label: 'From 12 August 2026', tone: 'signal' } };
