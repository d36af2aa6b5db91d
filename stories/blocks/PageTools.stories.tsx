import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PageTools } from '@/components/blocks/PageTools/PageTools';

const meta = {
  title: 'blocks/PageTools',
  component: PageTools,
  args: { title: 'Three euros per item', url: 'https://www.example.com/trends/3.html' },
} satisfies Meta<typeof PageTools>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
