import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { NewcomersView } from '@/components/views/NewcomersView/NewcomersView';
import { registrationOffer } from '@/services/fixtures/accounts';
import { channelPage } from '@/services/fixtures/channels';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/NewcomersView',
  component: NewcomersView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: {
    page: channelPage().page,
    offer: registrationOffer({ captchaScript: '/no-such-script.js' }),
  },
} satisfies Meta<typeof NewcomersView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
