import type { Meta, StoryObj } from '@storybook/react';

import { NewcomersView } from '@/components/views/NewcomersView/NewcomersView';
import { paths } from '@/services/config/paths';
import { registrationOffer } from '@/services/fixtures/accounts';
import { channelPage } from '@/services/fixtures/channels';

import { captchaScript } from '../support/captchaScript';
import { germanOffer } from '../support/germanOffer';
import { germanPage } from '../support/germanPage';
import { logIn } from '../support/session';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/NewcomersView',
  component: NewcomersView,
  ...wholePage(paths.newcomers),
  args: {
    page: channelPage().page,
    offer: registrationOffer({ captchaScript }),
  },
} satisfies Meta<typeof NewcomersView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutGift: Story = {
  args: { offer: registrationOffer({ captchaScript, award: null }) },
};
export const Member: Story = { beforeEach: logIn };
export const LongGerman: Story = {
  args: { page: germanPage(), offer: germanOffer() },
  globals: { locale: 'de' },
};
