import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { userEvent, within } from 'storybook/test';

import { LanguageMenu } from '@/components/layout/LanguageMenu/LanguageMenu';

const meta = {
  title: 'layout/LanguageMenu',
  component: LanguageMenu,
  parameters: { layout: 'centered', nextjs: { router: { asPath: '/cht/Services?tab=2' } } },
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
