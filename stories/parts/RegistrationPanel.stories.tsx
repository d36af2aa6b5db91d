import type { Meta, StoryObj } from '@storybook/react';
import Cookies from 'js-cookie';
import { expect, userEvent } from 'storybook/test';

import { RegistrationPanel } from '@/components/parts/RegistrationPanel/RegistrationPanel';
import { registrationOffer } from '@/services/fixtures/accounts';
import { award } from '@/services/fixtures/channels';
import { captchaScript } from '@/stories/support/captchaScript';
import { logIn } from '@/stories/support/session';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/RegistrationPanel',
  component: RegistrationPanel,
  parameters: { layout: 'fullscreen' },
  args: { offer: registrationOffer({ captchaScript }), gatewayHost: 'https://accounts.example.com' },
  beforeEach: () => Cookies.remove('isGWLogin'),
} satisfies Meta<typeof RegistrationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A merchant recommended us on an earlier visit, and that counts. */
const recommended = () => {
  Cookies.set('channelCode', 'referral');
  return () => Cookies.remove('channelCode');
};

export const Default: Story = {};
export const WithoutGift: Story = { args: { offer: registrationOffer({ captchaScript, award: null }) } };
export const GiftOfAnotherChannel: Story = {
  ...WithoutGift,
  beforeEach: recommended,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(award().title)).toBeVisible();
  },
};
export const ChannelWithoutGift: Story = { beforeEach: recommended, globals: { liveData: 'empty' } };
/** The page's own gift stands where nobody can say what the other channel gives. */
export const GiftIsNotKnown: Story = { beforeEach: recommended, globals: { liveData: 'failing' } };
export const LoggedIn: Story = { beforeEach: logIn };
/** A second account is possible, but seldom meant. */
export const ForAnotherNumber: Story = {
  ...LoggedIn,
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'registration');
    // The login is known after the first render.
    await userEvent.click(await canvas.findByRole('button', { name: t('members.another') }));
    await expect(await canvas.findByLabelText(t('phone.label'))).toBeVisible();
  },
};
