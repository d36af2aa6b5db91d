import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { fn } from 'storybook/test';

import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: {
    heading: 'Two entries are missing or wrong',
    faults: [
      { name: 'email', text: 'Enter one e-mail address, for example ada@example.com.' },
      { name: 'message', text: 'Write a few words.' },
    ],
    onChoose: fn(),
    round: 1,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
