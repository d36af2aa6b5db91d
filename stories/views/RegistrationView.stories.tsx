import type { Meta, StoryObj } from '@storybook/react';

import { RegistrationView } from '@/components/views/RegistrationView/RegistrationView';
import { paths } from '@/services/config/paths';
import { registrationOffer } from '@/services/fixtures/accounts';
import { block, contentPage } from '@/services/fixtures/pages';

import { captchaScript } from '../support/captchaScript';
import { germanOffer } from '../support/germanOffer';
import { logIn } from '../support/session';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/RegistrationView',
  component: RegistrationView,
  ...wholePage(paths.registration),
  args: { offer: registrationOffer({ captchaScript }) },
} satisfies Meta<typeof RegistrationView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithWorkspace: Story = {
  args: { page: contentPage({ blocks: [block('annotatedPicture')] }) },
};
export const Member: Story = { beforeEach: logIn };
export const LongGerman: Story = { args: { offer: germanOffer() }, globals: { locale: 'de' } };
