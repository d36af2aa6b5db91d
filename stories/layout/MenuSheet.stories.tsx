import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { MenuSheet } from '@/components/layout/MenuSheet/MenuSheet';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';

import { layoutDataOf } from '../support/layoutDataOf';
import { logIn } from '../support/session';
import { getTranslator } from '../support/translate';
import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/MenuSheet',
  component: MenuSheet,
  parameters: { layout: 'fullscreen', nextjs: { router: { asPath: '/cht/About' } } },
  args: { product: 'Kompassa', children: null },
  render: () => <SiteHeader />,
  decorators: [withLayoutData],
  globals: { viewport: { value: 'w320' } },
} satisfies Meta<typeof MenuSheet>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, globals }) => {
  const t = getTranslator(globals, 'common');
  // On wide screens, and in browsers without popovers, the content stands in the header.
  const button = canvas.queryByRole('button', { name: t('header.menu') });
  if (button) await userEvent.click(button);
};

export const Closed: Story = {};
/** Escape closes it and gives the focus back to its button. */
export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('link', { current: 'page' })).toBeVisible();
  },
};
export const OpenWithAPanel: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, globals } = context;
    const entry = layoutDataOf(globals).menu.findLast(({ children }) => children.length > 0);
    await userEvent.click(canvas.getByRole('button', { name: entry?.label }));
    await expect(canvas.getByRole('link', { name: entry?.children[0]?.label })).toBeVisible();
  },
};
export const OpenForAMember: Story = {
  beforeEach: logIn,
  play: async (context) => {
    await open(context);
    const { canvas, globals } = context;
    const t = getTranslator(globals, 'common');
    await userEvent.click(await canvas.findByRole('button', { name: t('account.title') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: getTranslator(globals, 'member')('logOut') })).toBeVisible(),
    );
  },
};
export const LongGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: open,
};
