import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { accountPaths } from '@/gateway/src/domain/accountPaths';
import { LoginForm } from '@/gateway/src/web/forms/LoginForm';

import { captchaScript } from '../support/captchaScript';
import {
  answering,
  belowHeading,
  captchaOf,
  send,
  sendAndSee,
  unanswered,
  visitorPage,
  visitorTexts,
} from '../support/visitorPage';

const meta = {
  title: 'gateway/LoginForm',
  component: LoginForm,
  ...visitorPage(belowHeading('login.title', 'login.lead')),
  tags: ['new'],
  args: {
    action: answering({ errors: { phone: 'fault.phone' } }),
    captchaScript,
    wish: accountPaths.calendar,
    registerHref: accountPaths.register,
    forgottenHref: accountPaths.forgotten,
  },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** The number stays, and its error goes as soon as it is changed. */
export const WrongEntries: Story = {
  play: async (story) => {
    const { canvas, globals } = story;
    const t = visitorTexts(globals);
    await userEvent.type(canvas.getByLabelText(t('phone.label')), '0151');
    await sendAndSee('login.submit', { 'phone.label': 'fault.phone' })(story);
    await expect(canvas.getByLabelText(t('phone.label'))).toHaveValue('0151');
  },
};
/** Which of the two is wrong is nobody's business. */
export const Refused: Story = {
  args: { action: answering({ errors: { form: 'fault.credentials' } }) },
  play: async (story) => {
    await send('login.submit')(story);
    await expect(await story.canvas.findByRole('alert')).toHaveFocus();
  },
};
/** Each further attempt needs a captcha. */
export const ManyAttempts: Story = {
  args: {
    action: answering({
      errors: { form: 'fault.manyAttempts', captchaToken: 'captcha.missing' },
      needsCaptcha: true,
    }),
  },
  play: async (story) => {
    await send('login.submit')(story);
    await expect(await captchaOf(story)).toHaveAccessibleDescription(
      visitorTexts(story.globals)('captcha.missing'),
    );
  },
};
export const Sending: Story = {
  args: { action: unanswered() },
  play: async (story) => {
    await send('login.submit')(story);
    const name = visitorTexts(story.globals)('sending');
    await expect(await story.canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const LongGerman: Story = { ...ManyAttempts, globals: { locale: 'de', viewport: { value: 'w320' } } };
