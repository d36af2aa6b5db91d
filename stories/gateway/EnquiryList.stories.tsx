import type { Meta, StoryObj } from '@storybook/react';

import { EnquiryList } from '@/gateway/src/web/account/EnquiryList';

import { enquiries } from '../support/accountData';
import { inAccount, visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/EnquiryList',
  component: EnquiryList,
  ...visitorPage(inAccount('enquiries')),
  tags: ['new'],
  args: { ...visitor, heading: 'h2', enquiries },
  argTypes: { language: { control: false }, links: { control: false } },
} satisfies Meta<typeof EnquiryList>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Every kind, in every state that its sender sees. */
export const Default: Story = {};
export const None: Story = { args: { enquiries: [] } };
export const LongGerman: Story = {
  args: {
    enquiries: enquiries.map((enquiry) => ({
      ...enquiry,
      message:
        'Umsatzsteuer-Identifikationsnummern, Verpackungslizenzierungsbescheinigungen und Bevollmächtigtenbestellungsurkunden liegen vor.',
    })),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
