import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import type { LinkState } from '@/gateway/src/domain/enquiry';
import { EnquiryLink } from '@/gateway/src/web/links/EnquiryLink';

import { visitor, visitorPage } from '../support/visitorPage';

const confirmed: Extract<LinkState, { state: 'confirmed' }> = {
  state: 'confirmed',
  kind: 'contact',
  confirmedAt: '2026-11-27T10:00:00Z',
  merchantId: null,
};

const meta = {
  title: 'gateway/EnquiryLink',
  component: EnquiryLink,
  ...visitorPage(),
  tags: ['new'],
  args: {
    t: visitor.t,
    language: visitor.language,
    link: { state: 'open', kind: 'contact' },
    isNew: false,
    token: 'a-token',
    merchantId: null,
    confirm: fn(),
    cancelCall: fn(),
    claim: fn(),
    formHref: 'https://kompassa.example/cht/Contact',
    homeHref: 'https://kompassa.example/',
    email: 'hello@kompassa.example',
  },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof EnquiryLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Confirmed: Story = { args: { link: confirmed, isNew: true } };
export const TrialConfirmed: Story = { args: { link: { ...confirmed, kind: 'freeTrial' }, isNew: true } };
/** The link was opened again later. */
export const Already: Story = { args: { link: confirmed } };
/** With a login, the enquiry can be added to the account. */
export const OfNobodysAccount: Story = { args: { link: confirmed, isNew: true, merchantId: 7 } };
export const OfOnesOwnAccount: Story = {
  args: { link: { ...confirmed, merchantId: 7 }, isNew: true, merchantId: 7 },
};
export const CallBooked: Story = {
  args: {
    link: {
      ...confirmed,
      kind: 'call',
      call: { start: '2026-12-01T09:00:00Z', minutes: 20, adviser: 'Ada Brandt' },
    },
  },
};
export const CallCancelled: Story = { args: { link: { ...confirmed, kind: 'call' } } };
export const Expired: Story = { args: { link: { state: 'expired', kind: 'contact' } } };
export const Unknown: Story = { args: { link: { state: 'unknown' } } };
export const LongGerman: Story = { ...CallBooked, globals: { locale: 'de', viewport: { value: 'w320' } } };
