import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { MarginColumns } from '@/components/ui/MarginColumns/MarginColumns';

const meta = {
  title: 'ui/MarginColumns',
  component: MarginColumns,
  args: { margin: 'Published 2 November 2026', children: 'From July every item costs three euros.' },
} satisfies Meta<typeof MarginColumns>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
