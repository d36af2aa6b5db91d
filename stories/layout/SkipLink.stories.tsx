import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

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
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveStyle({ clipPath: 'inset(50%)' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ clipPath: 'none' });
    await expect(link).toHaveAttribute('href', `#${contentId}`);
  },
};
