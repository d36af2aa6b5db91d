import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { AccountMenu } from '@/components/layout/AccountMenu/AccountMenu';

import { logIn } from '../support/session';
import { getTranslator } from '../support/translate';
import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/AccountMenu',
  component: AccountMenu,
  decorators: [withLayoutData],
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, globals }) => {
  const t = getTranslator(globals, 'common');
  await userEvent.click(await canvas.findByRole('button', { name: t('account.title') }));
  await expect(
    await canvas.findByRole('button', { name: getTranslator(globals, 'member')('logOut') }),
  ).toBeVisible();
};
const logOut: Play = async (context) => {
  await open(context);
  const t = getTranslator(context.globals, 'member');
  await userEvent.click(context.canvas.getByRole('button', { name: t('logOut') }));
};

export const Guest: Story = {};
export const Member: Story = { beforeEach: logIn };
export const MemberOpen: Story = {
  ...Member,
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Nordlicht Handels GmbH')).toBeVisible();
  },
};
/** The gateway has not said yet who it is; the way out is there all the same. */
export const WhoIsNotKnownYet: Story = { ...Member, globals: { liveData: 'unanswered' }, play: open };
export const LoggingOut: Story = {
  ...WhoIsNotKnownYet,
  play: async (context) => {
    await logOut(context);
    const { canvas, globals } = context;
    const words = getTranslator(globals, 'member')('loggingOut');
    await expect(canvas.getByRole('button', { name: words })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The focus stays in the header, where the ways in are now. */
export const LoggedOut: Story = {
  ...Member,
  play: async (context) => {
    await logOut(context);
    const { canvas, globals } = context;
    const t = getTranslator(globals, 'common');
    await expect(await canvas.findByRole('link', { name: t('account.login') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('account.title') })).toHaveFocus();
  },
};
/** The login cannot be confirmed: it stays, and the panel says that the details are not available (requirements, 11.5). */
export const LoginIsNotConfirmed: Story = {
  ...Member,
  globals: { liveData: 'failing' },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'common');
    await userEvent.click(await canvas.findByRole('button', { name: t('account.title') }));
    await expect(await canvas.findByText(getTranslator(globals, 'member')('unavailable'))).toBeVisible();
  },
};
