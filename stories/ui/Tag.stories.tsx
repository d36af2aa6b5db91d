import type { Meta, StoryObj } from '@storybook/react';

import { Tag } from '@/components/ui/Tag/Tag';

const meta = { title: 'ui/Tag', component: Tag, args: { label: 'Packaging' } } satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Quiet: Story = {};
export const Signal: Story = { args: { label: 'From 12 August 2026', tone: 'signal' } };
export const Shortest: Story = { args: { label: 'EU' } };
export const LongGerman: Story = {
  args: { label: 'Umsatzsteuer-Identifikationsnummer', tone: 'signal' },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
