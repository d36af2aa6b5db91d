import type { Meta, StoryObj } from '@storybook/react';

import { DueDates } from '@/gateway/src/web/account/DueDates';

import { dueInAccount } from '../support/accountData';
import { inAccount, visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/DueDates',
  component: DueDates,
  ...visitorPage(inAccount('calendar')),
  tags: ['new'],
  args: { ...visitor, due: dueInAccount() },
  argTypes: { language: { control: false }, links: { control: false } },
} satisfies Meta<typeof DueDates>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** Nothing is entered yet: the dates follow from the newest report. */
export const FromReport: Story = {
  args: { due: { ...dueInAccount(), source: 'report', reportedAt: '2026-11-14T10:00:00Z' } },
};
export const NothingDue: Story = { args: { due: { source: 'company', dates: [] } } };
export const NothingKnown: Story = { args: { due: { source: 'nothing', dates: [] } } };
export const LongGerman: Story = {
  args: { due: dueInAccount('de') },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
