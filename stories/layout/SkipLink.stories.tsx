import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { userEvent } from 'storybook/test';

import { contentId, SkipLink } from '@/components/layout/SkipLink/SkipLink';

const meta = {
  title: 'layout/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id={contentId}>The first press of the tab key shows the link.</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Focused: Story = { play: () => userEvent.tab() };
