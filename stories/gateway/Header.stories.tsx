import type { Meta, StoryObj } from '@storybook/react';

import { accountPaths } from '@/gateway/src/domain/accountPaths';
import { Header } from '@/gateway/src/web/shell/Header';

import { visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/Header',
  component: Header,
  ...visitorPage(),
  tags: ['new'],
  args: { ...visitor, product: 'Kompassa', address: accountPaths.login, isLoggedIn: false },
  argTypes: { language: { control: false }, links: { control: false } },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LoggedIn: Story = { args: { address: accountPaths.workPlace, isLoggedIn: true } };
export const LongGerman: Story = { ...LoggedIn, globals: { locale: 'de', viewport: { value: 'w320' } } };
