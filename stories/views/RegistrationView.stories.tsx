import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { RegistrationView } from '@/components/views/RegistrationView/RegistrationView';
import { registrationOffer } from '@/services/fixtures/accounts';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/RegistrationView',
  component: RegistrationView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { offer: registrationOffer({ captchaScript: '/no-such-script.js' }) },
} satisfies Meta<typeof RegistrationView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
