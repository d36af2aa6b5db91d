import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { accountPaths } from '@/gateway/src/domain/accountPaths';
import { RegisterForm } from '@/gateway/src/web/forms/RegisterForm';

import { captchaScript } from '../support/captchaScript';
import {
  answering,
  atSecondStep,
  belowHeading,
  captchaOf,
  forgetSteps,
  send,
  sendAndSee,
  visitorPage,
  visitorTexts,
} from '../support/visitorPage';

const page = visitorPage(belowHeading('heading', 'lead'));

const meta = {
  title: 'gateway/RegisterForm',
  component: RegisterForm,
  ...page,
  tags: ['new'],
  args: {
    sendCode: answering({ errors: { phone: 'fault.phone', captchaToken: 'captcha.missing' } }),
    action: answering({
      errors: {
        code: 'fault.code',
        password: 'fault.password',
        companyName: 'fault.companyName',
        consent: 'consent.missing',
      },
    }),
    captchaScript,
    channels: [
      { id: 1, channelName: 'Trade fair' },
      { id: 2, channelName: 'Newsletter' },
    ],
    from: { channelId: '', channelNo: '', channelCode: '', return: '' },
    consentVersion: '2026-11-01',
    termsHref: 'https://kompassa.example/agreezc',
    privacyHref: 'https://kompassa.example/agreeys',
    loginHref: accountPaths.login,
  },
  beforeEach: [page.beforeEach, forgetSteps],
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async (story) => {
    await captchaOf(story);
  },
};
export const WrongEntries: Story = {
  play: async (story) => {
    await sendAndSee('sendCode', { 'phone.label': 'fault.phone' })(story);
    const captcha = await captchaOf(story);
    await expect(captcha).toHaveAccessibleDescription(visitorTexts(story.globals)('captcha.missing'));
  },
};
/** The second step opens and has the focus. */
export const CodeSent: Story = {
  args: {
    sendCode: answering({
      sent: {
        phone: '+4915123456789',
        validForSeconds: 600,
        retryAfterSeconds: 60,
        isDemonstration: false,
      },
    }),
  },
  play: async (story) => {
    const { canvas, globals } = story;
    const t = visitorTexts(globals);
    await userEvent.type(canvas.getByLabelText(t('phone.label')), '+49 1512 3456789');
    await send('sendCode')(story);
    await waitFor(() => expect(canvas.getByLabelText(t('code.label'))).toHaveFocus());
  },
};
/** A channel's link has chosen it already. */
export const FromChannel: Story = {
  args: { from: { channelId: '2', channelNo: '', channelCode: 'letter', return: '' } },
  beforeEach: atSecondStep('registration'),
  play: async ({ canvas, globals }) => {
    const t = visitorTexts(globals);
    await expect(await canvas.findByLabelText(t('channel.label'))).toHaveDisplayValue('Newsletter');
  },
};
export const AccountIncomplete: Story = {
  beforeEach: atSecondStep('registration'),
  play: async (story) => {
    await story.canvas.findByLabelText(visitorTexts(story.globals)('code.label'));
    await sendAndSee('submit', {
      'code.label': 'fault.code',
      'password.label': 'fault.password',
      companyName: 'fault.companyName',
    })(story);
    await expect(story.canvas.getByRole('checkbox')).toBeInvalid();
  },
};
export const LongGerman: Story = {
  ...AccountIncomplete,
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
