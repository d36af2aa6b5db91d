import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { userEvent, within } from 'storybook/test';

import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';

import { loggedIn, rememberLogin } from './loggedIn';
import { withFrame } from './withFrame';

const meta = {
  title: 'layout/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', nextjs: { router: { asPath: '/cht/Services' } } },
  decorators: [withFrame],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const CurrentInSubmenu: Story = {
  parameters: { nextjs: { router: { asPath: '/cht/ResourcesDoc' } } },
};
export const Member: Story = { decorators: [loggedIn], beforeEach: rememberLogin };
/** What opens depends on the width: the submenu in a row, the dialog on a small screen. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const [control] = within(canvasElement).getAllByRole('button', {
      name: /Resources|Ressourcen|Menu|Menü/,
    });
    if (control) await userEvent.click(control);
  },
};
