import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { EnquiryForm } from '@/components/parts/EnquiryForm/EnquiryForm';
import { sendEnquiry } from '@/services/browser/api/enquiries';
import { clearFormState } from '@/services/browser/storage/formState';
import { refused, tooMany } from '@/services/fixtures/liveAnswers';
import { captchaScript } from '@/stories/support/captchaScript';
import { fillInAndSend as fillIn, submitEnquiry } from '@/stories/support/sendEnquiry';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/EnquiryForm',
  component: EnquiryForm,
  parameters: {
    anatomy:
      'Letter without scripts · Summary of errors · Reason for a failure · Chosen services · Fields · Test against robots · Privacy note · Button',
  },
  args: {
    kind: 'contact',
    email: 'hello@kompassa.example',
    noticeVersion: '2026-11-20',
    captchaScript,
    send: sendEnquiry,
  },
  // Saved form state would stay for the next story in the same tab.
  beforeEach: () => clearFormState('enquiry.contact', 'enquiry.freeTrial', 'enquiry.call'),
} satisfies Meta<typeof EnquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit: Play = (context) => submitEnquiry(context.args.kind, context);
const fillInAndSubmit: Play = (context) => fillIn(context.args.kind, context);
/** The typed values stay, and another way of contact is offered. */
const failed: Play = async (context) => {
  await fillInAndSubmit(context);
  const { canvas } = context;
  await expect(await canvas.findByRole('link', { name: /@/ })).toBeVisible();
  await expect(canvas.getByDisplayValue('Ada Brandt')).toBeVisible();
};

export const Contact: Story = {};
export const FreeTrial: Story = { args: { kind: 'freeTrial' } };
/** Times are shown in the time zone of the device. */
export const Call: Story = { args: { kind: 'call' } };
export const CallWithoutTimes: Story = { args: { kind: 'call' }, globals: { liveData: 'empty' } };
export const CallTimesFailed: Story = { args: { kind: 'call' }, globals: { liveData: 'failing' } };
/** Each entry of the summary leads to its field; a field that is mended is no longer wrong. */
export const Incomplete: Story = {
  args: { send: fn() },
  play: async (context) => {
    const { canvas, args, globals } = context;
    const t = getTranslator(globals, 'enquiries');
    await submit(context);
    // The code that checks the fields comes with the first submission.
    await userEvent.click(await canvas.findByRole('button', { name: t('name.missing') }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByLabelText(t('name.label'))).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(canvas.getByLabelText(t('name.label'))).toBeValid();
  },
};
export const TrialIncomplete: Story = { args: { kind: 'freeTrial' }, play: submit };
/** However often it is pressed, one message is on its way. */
export const Sending: Story = {
  args: { send: fn(sendEnquiry) },
  globals: { liveData: 'unanswered' },
  play: async (context) => {
    await fillInAndSubmit(context);
    const { canvas, args, globals } = context;
    const name = getTranslator(globals, 'enquiries')('sending');
    const button = await canvas.findByRole('button', { name });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fillInAndSubmit(context);
    const words = await context.canvas.findByText(/ada@nordlicht\.example/);
    await expect(words).toBeVisible();
  },
};
export const Unavailable: Story = { globals: { liveData: 'failing' }, play: failed };
export const TooMany: Story = { parameters: { liveData: { saveEnquiry: tooMany } }, play: failed };
/** Many forms are sent: each one needs a captcha now. */
export const NeedsCaptcha: Story = {
  parameters: { liveData: { saveEnquiry: refused(428, 'The captcha was not solved.') } },
  play: async (context) => {
    await failed(context);
    const t = getTranslator(context.globals, 'captcha');
    // Its code comes with the answer.
    const captcha = await context.canvas.findByRole('group', { name: t('label') });
    await expect(await within(captcha).findByRole('button')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { liveData: { saveEnquiry: refused(400, 'Parameter "message" is too long.') } },
  play: failed,
};
