import type { Meta, StoryObj } from '@storybook/react';

import { Container } from '@/components/ui/Container/Container';

const meta = {
  title: 'ui/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Everything on a page keeps to this column and its margins.' },
} satisfies Meta<typeof Container>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
