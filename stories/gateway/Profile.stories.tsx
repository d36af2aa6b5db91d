import type { Meta, StoryObj } from '@storybook/react';

import { Profile } from '@/gateway/src/web/account/Profile';

import { inAccount, visitor, visitorPage } from '../support/visitorPage';

const account = {
  companyName: 'Nordlicht GmbH',
  number: '+••••••••••789',
  createdAt: '2026-11-02T09:00:00Z',
  consentVersion: '2026-11-01',
};

const meta = {
  title: 'gateway/Profile',
  component: Profile,
  ...visitorPage(inAccount('profile')),
  tags: ['new'],
  args: { t: visitor.t, language: visitor.language, account, email: 'hello@kompassa.example' },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof Profile>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    account: { ...account, companyName: 'Nordlicht Versandhandelsgesellschaft mit beschränkter Haftung' },
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
