import type { Meta, StoryObj } from '@storybook/react';

import { shown, WorkPlace } from '@/gateway/src/web/account/WorkPlace';

import { coupons, dueInAccount, enquiries, reports } from '../support/accountData';
import { visitor, visitorPage } from '../support/visitorPage';

const account = {
  companyName: 'Nordlicht GmbH',
  number: '+••••••••••789',
  createdAt: '2026-11-02T09:00:00Z',
  vatNumber: 'DE136695976',
  awardTitle: 'Gift for the first hundred',
};

const meta = {
  title: 'gateway/WorkPlace',
  component: WorkPlace,
  ...visitorPage(),
  tags: ['new'],
  args: {
    ...visitor,
    account,
    due: dueInAccount(),
    coupons,
    enquiries: enquiries.slice(0, shown),
    reports,
  },
  argTypes: { language: { control: false }, links: { control: false } },
} satisfies Meta<typeof WorkPlace>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** Each empty list says how it is filled. */
export const JustRegistered: Story = {
  args: {
    account: { ...account, companyName: '', vatNumber: '', awardTitle: '' },
    due: { source: 'nothing', dates: [] },
    coupons: [],
    enquiries: [],
    reports: [],
  },
};
export const LongGerman: Story = {
  args: { due: dueInAccount('de'), account: { ...account, awardTitle: 'Willkommensgutscheinpaket' } },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
