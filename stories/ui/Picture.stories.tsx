import type { Meta, StoryObj } from '@storybook/react';

import { Picture } from '@/components/ui/Picture/Picture';

const meta = {
  title: 'ui/Picture',
  component: Picture,
  args: {
    image: { src: '/brand/open-graph.png', alt: 'A compass card on dark ground', width: 1200, height: 630 },
    sizes: '(min-width: 48rem) 42rem, 100vw',
  },
} satisfies Meta<typeof Picture>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
