import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen } from 'storybook/test';

import { ActivityPopUp } from '@/components/layout/ActivityPopUp/ActivityPopUp';
import { popUp } from '@/services/fixtures/activities';

const meta = {
  title: 'layout/ActivityPopUp',
  component: ActivityPopUp,
  args: { popUp: popUp(), onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof ActivityPopUp>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Wide: Story = {};
export const Small: Story = { globals: { viewport: { value: 'w320' } } };
