import type { Meta, StoryObj } from '@storybook/react';
import Cookies from 'js-cookie';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ActivityPopUp } from '@/components/layout/ActivityPopUp/ActivityPopUp';
import { CurrentActivity } from '@/components/layout/ActivityPopUp/CurrentActivity';
import { consentCookie, consentVersion } from '@/services/domain/visits/consent';
import { popUp } from '@/services/fixtures/activities';

import { getTranslator } from '../support/translate';
import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/ActivityPopUp',
  component: ActivityPopUp,
  decorators: [withLayoutData],
  args: { popUp: popUp(), onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof ActivityPopUp>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Neither Escape nor a press beside it closes it: its icon does. */
export const Wide: Story = {
  play: async ({ args, globals }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(
      screen.getByRole('button', { name: getTranslator(globals, 'common')('popUp.close') }),
    );
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Small: Story = { globals: { viewport: { value: 'w320' } } };
/** Nothing is on, or nobody can say what is. */
export const NothingIsOn: Story = {
  globals: { liveData: 'empty' },
  beforeEach: () => {
    Cookies.set(consentCookie, JSON.stringify({ categories: ['campaigns'], revision: consentVersion }));
    return () => Cookies.remove(consentCookie);
  },
  render: () => (
    <>
      <p>No activity stands over this page.</p>
      <CurrentActivity />
    </>
  ),
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const GatewayDown: Story = { ...NothingIsOn, globals: { liveData: 'failing' } };
