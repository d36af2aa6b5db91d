import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import { accountPaths } from '@/gateway/src/domain/accountPaths';
import { AlertLink } from '@/gateway/src/web/links/AlertLink';

import { visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/AlertLink',
  component: AlertLink,
  ...visitorPage(),
  tags: ['new'],
  args: {
    t: visitor.t,
    textKey: 'alerts.confirm',
    state: 'open',
    token: 'a-token',
    action: fn(),
    formHref: accountPaths.alerts,
    homeHref: 'https://kompassa.example/',
  },
} satisfies Meta<typeof AlertLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Begun: Story = { args: { state: 'confirmed', undoHref: accountPaths.endAlerts } };
export const Expired: Story = { args: { state: 'expired' } };
export const Unknown: Story = { args: { state: 'unknown' } };
/** The link in each e-mail. */
export const Ending: Story = { args: { textKey: 'alerts.end' } };
export const Ended: Story = { args: { textKey: 'alerts.end', state: 'ended' } };
export const Incomplete: Story = { args: { textKey: 'alerts.end', state: 'unknown' } };
export const LongGerman: Story = { ...Begun, globals: { locale: 'de', viewport: { value: 'w320' } } };
