import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { RegistrationForm } from '@/components/blocks/RegistrationForm/RegistrationForm';
import { registrationOffer } from '@/services/fixtures/accounts';
import { forget, remember } from '@/services/live/draft';
import { registrationDrafts } from '@/services/live/registered';

const forgetAll = () => forget(...Object.values(registrationDrafts));

const meta = {
  title: 'blocks/RegistrationForm',
  component: RegistrationForm,
  args: {
    offer: registrationOffer({ captchaScript: '/no-such-script.js' }),
    onRegistered: () => Promise.resolve(),
    onTaken: () => Promise.resolve(),
  },
  beforeEach: forgetAll,
} satisfies Meta<typeof RegistrationForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Number: Story = {};
export const Account: Story = {
  parameters: { nextjs: { router: { query: { step: 'code' } } } },
  beforeEach: () => {
    const now = Date.now();
    const sent = { phone: '+4915123456789', goodUntil: now + 600_000, nextAt: now + 60_000 };
    remember(registrationDrafts.sent, sent);
    return forgetAll;
  },
};
export const AccountInGerman: Story = { ...Account, globals: { locale: 'de' } };
