import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { RegistrationView } from '@/components/views/RegistrationView/RegistrationView';
import { paths } from '@/services/config/paths';
import { registrationOffer } from '@/services/fixtures/accounts';

import { captchaScript } from '../support/captchaScript';
import { logIn } from '../support/session';
import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/RegistrationView',
  component: RegistrationView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { offer: registrationOffer({ captchaScript }) },
} satisfies Meta<typeof RegistrationView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.registration, 'activity');
export const Member: Story = { beforeEach: logIn };
