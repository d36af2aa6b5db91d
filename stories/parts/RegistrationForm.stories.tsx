import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { RegistrationForm } from '@/components/parts/RegistrationForm/RegistrationForm';
import { clearFormState, saveFormState } from '@/services/browser/storage/formState';
import { registrationKeys } from '@/services/browser/storage/registrationState';
import { registrationOffer } from '@/services/fixtures/accounts';
import { refused, tooMany } from '@/services/fixtures/liveAnswers';
import { captchaScript } from '@/stories/support/captchaScript';
import { freezeClock } from '@/stories/support/freezeClock';
import { getTranslator } from '@/stories/support/translate';

const now = Date.parse('2026-11-20T09:00:00Z');

const forgetAll = () => clearFormState(...Object.values(registrationKeys));

const meta = {
  title: 'parts/RegistrationForm',
  component: RegistrationForm,
  args: {
    offer: registrationOffer({ captchaScript }),
    onRegistered: fn(() => Promise.resolve()),
    onTaken: fn(() => Promise.resolve()),
  },
  beforeEach: () => {
    const release = freezeClock(now);
    forgetAll();
    return () => {
      release();
      forgetAll();
    };
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const askForCode: Play = async ({ canvas, globals }) => {
  const t = getTranslator(globals, 'registration');
  await userEvent.type(canvas.getByLabelText(t('phone.label')), '+49 1512 3456789');
  await userEvent.click(await canvas.findByRole('button', { name: /person|Mensch/ }));
  await userEvent.click(canvas.getByRole('button', { name: t('sendCode') }));
};
/** The number and a fault that is not in a field. */
const isRefused: Play = async (context) => {
  await askForCode(context);
  await expect(await context.canvas.findByRole('alert')).toHaveFocus();
  await expect(context.canvas.getByDisplayValue('+49 1512 3456789')).toBeVisible();
};

export const Number: Story = {};
/** Both faults are told at once, and the first has the focus. */
export const NumberMissing: Story = {
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'registration');
    await userEvent.click(canvas.getByRole('button', { name: t('sendCode') }));
    await expect(canvas.getByLabelText(t('phone.label'))).toHaveFocus();
    await expect(canvas.getByText(t('fault.phone'))).toBeVisible();
    await expect(canvas.getByText(t('captcha.missing'))).toBeVisible();
  },
};
export const SendingTheCode: Story = {
  globals: { liveData: 'unanswered' },
  play: async (context) => {
    await askForCode(context);
    const name = getTranslator(context.globals, 'registration')('sending');
    await expect(context.canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The first step offers a way back to the code that was sent. */
export const CodeSent: Story = {
  play: async (context) => {
    await askForCode(context);
    const name = getTranslator(context.globals, 'registration')('code.have');
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};
export const TooManyCodes: Story = { parameters: { liveData: { sendCode: tooMany } }, play: isRefused };
export const NoCode: Story = { globals: { liveData: 'failing' }, play: isRefused };

const secondStep = (nextAt: number, isDemonstration = false): Story => ({
  parameters: { nextjs: { router: { query: { step: 'code' } } } },
  beforeEach: () => {
    const sent = { phone: '+4915123456789', goodUntil: now + 600_000, nextAt, isDemonstration };
    saveFormState(registrationKeys.sent, sent);
  },
  play: async ({ canvas, globals }) => {
    const label = getTranslator(globals, 'registration')('code.label');
    await waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
  },
});
const openAccount: Play = async ({ canvas, globals }) => {
  const t = getTranslator(globals, 'registration');
  await userEvent.type(await canvas.findByLabelText(t('code.label')), '123 456');
  await userEvent.type(canvas.getByLabelText(t('password.label')), 'nine lives 9');
  await userEvent.type(canvas.getByLabelText(t('companyName')), 'Nordlicht GmbH');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
};

/** Another code can be asked for in a minute. */
export const Account: Story = secondStep(now + 60_000);
/** No text message is sent: the note says where the code stands. */
export const CodeOfADemonstration: Story = secondStep(now + 60_000, true);
export const AnotherCodeNow: Story = secondStep(now);
export const AccountIncomplete: Story = {
  ...Account,
  play: async ({ canvas, args, globals }) => {
    const t = getTranslator(globals, 'registration');
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }));
    await expect(await canvas.findByText(t('fault.codeForm'))).toBeVisible();
    await expect(canvas.getByText(t('consent.missing'))).toBeVisible();
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
};
export const OpeningTheAccount: Story = {
  ...Account,
  globals: { liveData: 'unanswered' },
  play: openAccount,
};
export const WrongCode: Story = {
  ...Account,
  parameters: { ...Account.parameters, liveData: { register: refused(422, 'The code is wrong.') } },
  play: async (context) => {
    await openAccount(context);
    const t = getTranslator(context.globals, 'registration');
    await expect(await context.canvas.findByText(t('fault.code'))).toBeVisible();
    await expect(context.canvas.getByLabelText(t('password.label'))).toHaveValue('nine lives 9');
  },
};
export const Unavailable: Story = {
  ...Account,
  globals: { liveData: 'failing' },
  play: async (context) => {
    await openAccount(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
/** Nothing more is asked here: the page leads on. */
export const Registered: Story = {
  ...Account,
  play: async (context) => {
    await openAccount(context);
    await waitFor(() =>
      expect(context.args.onRegistered).toHaveBeenCalledWith(expect.objectContaining({ id: 1284 })),
    );
  },
};
export const NumberIsTaken: Story = {
  ...Account,
  parameters: { ...Account.parameters, liveData: { register: refused(409, 'There is an account.') } },
  play: async (context) => {
    await openAccount(context);
    await waitFor(() => expect(context.args.onTaken).toHaveBeenCalled());
  },
};
