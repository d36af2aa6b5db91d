import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { fn } from 'storybook/test';

import { LoadFault } from '@/components/ui/LoadFault/LoadFault';

const meta = {
  title: 'ui/LoadFault',
  component: LoadFault,
  args: { text: 'The account could not be loaded.', retry: 'Try again', onRetry: fn() },
} satisfies Meta<typeof LoadFault>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
