import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EnquiryForm } from '@/components/blocks/EnquiryForm/EnquiryForm';
import type { EnquiryFailure } from '@/services/domain/enquiry';
import type { SendEnquiry } from '@/services/hooks/useSendEnquiry';
import { EnquiryError } from '@/services/live/enquiries';

const meta = {
  title: 'blocks/EnquiryForm',
  component: EnquiryForm,
  args: {
    kind: 'contact',
    email: 'hello@kompassa.example',
    noticeVersion: '2026-11-20',
    send: fn().mockResolvedValue(72) as SendEnquiry,
  },
} satisfies Meta<typeof EnquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit: Play = async ({ canvas }) => {
  const buttons = canvas.getAllByRole('button');
  await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
};
const fillInAndSubmit: Play = async (context) => {
  const [name, , email, message] = context.canvas.getAllByRole('textbox');
  await userEvent.type(name as HTMLElement, 'Ada Brandt');
  await userEvent.type(email as HTMLElement, 'ada@nordlicht.example');
  await userEvent.selectOptions(context.canvas.getByRole('combobox'), 'vat');
  await userEvent.type(message as HTMLElement, 'Do we need a VAT number in Poland?');
  await submit(context);
};
const failing = (reason: EnquiryFailure): Story => ({
  args: { send: () => Promise.reject(new EnquiryError(reason)) },
  play: async (context) => {
    await fillInAndSubmit(context);
    await expect(await context.canvas.findByRole('link', { name: /@/ })).toBeVisible();
  },
});

export const Contact: Story = {};
export const FreeTrial: Story = { args: { kind: 'freeTrial' } };
export const Incomplete: Story = {
  play: async (context) => {
    await submit(context);
    await expect(context.args.send).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('combobox')).toBeInvalid();
  },
};
export const TrialIncomplete: Story = { args: { kind: 'freeTrial' }, play: submit };
export const Sending: Story = {
  args: { send: () => new Promise(() => undefined) },
  play: fillInAndSubmit,
};
export const Sent: Story = {
  play: async (context) => {
    await fillInAndSubmit(context);
    await expect(await context.canvas.findByText(/ada@nordlicht\.example/)).toBeVisible();
  },
};
export const Unavailable: Story = failing('unavailable');
export const TooMany: Story = failing('tooMany');
export const Refused: Story = failing('refused');
