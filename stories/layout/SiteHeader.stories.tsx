import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { layoutDataOf } from '../support/layoutDataOf';
import { logIn } from '../support/session';
import { getTranslator } from '../support/translate';
import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    nextjs: { router: { asPath: '/cht/Services' } },
    anatomy: 'Logo · Navigation · Link to contact · Languages · Account · Search · Menu button on phones',
  },
  decorators: [withLayoutData],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const CurrentInSubmenu: Story = {
  parameters: { nextjs: { router: { asPath: '/cht/ResourcesDoc' } } },
};
export const Member: Story = { beforeEach: logIn };
/** The gateway has given no menu. */
export const WithoutMenu: Story = {
  render: () => (
    <CommonDataProvider value={layoutData({ menu: [] })}>
      <SiteHeader />
    </CommonDataProvider>
  ),
};
/** The panel of one entry; on a phone in the sheet. */
export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const entry = layoutDataOf(globals).menu.find(({ children }) => children.length > 0);
    const menu = canvas.queryByRole('button', { name: getTranslator(globals, 'common')('header.menu') });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('button', { name: entry?.label }));
    await expect(canvas.getByRole('link', { name: entry?.children[0]?.label })).toBeVisible();
  },
};
/** Closed again, the panel gives the focus back to the button that has opened it. */
export const Searched: Story = {
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'common');
    const button = canvas.getByRole('button', { name: t('search.open') });
    await userEvent.click(button);
    const close = await canvas.findByRole('button', { name: t('search.close') });
    await userEvent.click(close);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await expect(await canvas.findByRole('combobox')).toHaveFocus();
    await canvas.findAllByRole('option');
  },
};
