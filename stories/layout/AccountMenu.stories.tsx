import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { userEvent, within } from 'storybook/test';

import { AccountMenu } from '@/components/layout/AccountMenu/AccountMenu';

import { loggedIn, rememberLogin } from './loggedIn';
import { withFrame } from './withFrame';

const meta = {
  title: 'layout/AccountMenu',
  component: AccountMenu,
  decorators: [withFrame],
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Guest: Story = {};
export const Member: Story = { decorators: [loggedIn], beforeEach: rememberLogin };
export const MemberOpen: Story = {
  ...Member,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Account|Konto/ }));
  },
};
