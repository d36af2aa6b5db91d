import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { accountPaths } from '@/gateway/src/domain/accountPaths';
import { ForgottenForm } from '@/gateway/src/web/forms/ForgottenForm';

import { captchaScript } from '../support/captchaScript';
import {
  answering,
  atSecondStep,
  belowHeading,
  captchaOf,
  forgetSteps,
  sendAndSee,
  visitorPage,
  visitorTexts,
} from '../support/visitorPage';

const page = visitorPage(belowHeading('forgotten.title', 'forgotten.lead'));

const meta = {
  title: 'gateway/ForgottenForm',
  component: ForgottenForm,
  ...page,
  tags: ['new'],
  args: {
    sendCode: answering({ errors: { phone: 'fault.phone', captchaToken: 'captcha.missing' } }),
    action: answering({ errors: { code: 'fault.code', password: 'fault.password' } }),
    captchaScript,
    loginHref: accountPaths.login,
  },
  beforeEach: [page.beforeEach, forgetSteps],
} satisfies Meta<typeof ForgottenForm>;
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
/** Another code can be asked for in a minute. */
export const NewPassword: Story = {
  beforeEach: atSecondStep('password'),
  play: async ({ canvas, globals }) => {
    const code = await canvas.findByLabelText(visitorTexts(globals)('code.label'));
    await waitFor(() => expect(code).toHaveFocus());
  },
};
/** The password stays where it was typed. */
export const WrongCode: Story = {
  beforeEach: atSecondStep('password'),
  play: async (story) => {
    const password = await story.canvas.findByLabelText(visitorTexts(story.globals)('newPassword'));
    await userEvent.type(password, 'nine lives');
    const errors = { 'code.label': 'fault.code', newPassword: 'fault.password' };
    await sendAndSee('forgotten.submit', errors)(story);
    await expect(password).toHaveValue('nine lives');
  },
};
export const LongGerman: Story = { ...WrongCode, globals: { locale: 'de', viewport: { value: 'w320' } } };
