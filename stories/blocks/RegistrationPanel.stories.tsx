import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import Cookies from 'js-cookie';

import { RegistrationPanel } from '@/components/blocks/RegistrationPanel/RegistrationPanel';
import { registrationOffer } from '@/services/fixtures/accounts';

const meta = {
  title: 'blocks/RegistrationPanel',
  component: RegistrationPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    offer: registrationOffer({ captchaScript: '/no-such-script.js' }),
    gatewayHost: 'https://accounts.example.com',
  },
  beforeEach: () => Cookies.remove('isGWLogin'),
} satisfies Meta<typeof RegistrationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutGift: Story = { args: { offer: registrationOffer({ award: null }) } };
export const LoggedIn: Story = {
  beforeEach: () => {
    Cookies.set('isGWLogin', '1');
    return () => Cookies.remove('isGWLogin');
  },
};
