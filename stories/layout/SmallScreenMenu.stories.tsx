import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';

import { SmallScreenMenu } from '@/components/layout/SmallScreenMenu/SmallScreenMenu';
import { frame } from '@/services/fixtures/frame';

import { frameOf } from '../support/frameOf';
import { logIn } from '../support/session';
import { getTranslator } from '../support/translate';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'layout/SmallScreenMenu',
  component: SmallScreenMenu,
  parameters: { nextjs: { router: { asPath: '/cht/Services' } } },
  args: { menu: frame().menu, product: 'Kompassa' },
  decorators: [withFrame],
  globals: { viewport: { value: 'w320' } },
} satisfies Meta<typeof SmallScreenMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Closed: Story = {};
/** Modal: closed again, it gives the focus back to its button. */
export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'common');
    const button = canvas.getByRole('button', { name: t('header.menu') });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: t('header.closeMenu') }));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
};
export const OpenForAMember: Story = {
  beforeEach: logIn,
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('header.menu') }));
    await expect(await canvas.findByRole('button', { name: t('account.logOut') })).toBeVisible();
    await expect(await canvas.findByText('Nordlicht Handels GmbH')).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: { menu: frameOf({ locale: 'de' }).menu },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Menü' })),
};
