import type { Meta, StoryObj } from '@storybook/react';

import { Reports } from '@/gateway/src/web/account/Reports';

import { reports } from '../support/accountData';
import { inAccount, visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/Reports',
  component: Reports,
  ...visitorPage(inAccount('reports')),
  tags: ['new'],
  args: { ...visitor, heading: 'h2', reports },
  argTypes: { language: { control: false }, links: { control: false } },
} satisfies Meta<typeof Reports>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const None: Story = { args: { reports: [] } };
export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
