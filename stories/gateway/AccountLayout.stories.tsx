import type { Meta, StoryObj } from '@storybook/react';

import { AccountLayout } from '@/gateway/src/web/account/AccountLayout';

import { visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/AccountLayout',
  component: AccountLayout,
  ...visitorPage(),
  tags: ['new'],
  args: { t: visitor.t, page: 'profile', children: <p>What the page is about stands here.</p> },
} satisfies Meta<typeof AccountLayout>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const AnotherPage: Story = { args: { page: 'reports' } };
export const LongGerman: Story = {
  args: { page: 'enquiries', children: <p>Hier steht, worum es auf der Seite geht.</p> },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
