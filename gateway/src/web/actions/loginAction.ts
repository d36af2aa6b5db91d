'use server';

import { phoneNumber } from '@/contract/calls/accounts';

import { returnParameter } from '../../domain/accountPaths';
import { loginMerchant, loginMerchantByCode } from '../../features/accounts/loginMerchant';
import { AccountError, type AccountErrorReason } from '../../features/authentication/accountErrors';
import type { FormState } from '../forms/formState';
import { check, textOf, textsOf } from '../forms/readForm';
import { redirectWithSession } from './redirectWithSession';
import { runFormAction } from './runFormAction';

/** Longer is no password of ours, and must not be worked on. */
const longest = 128;

export interface LoginState extends FormState {
  /** After many attempts each further one needs a captcha. */
  needsCaptcha?: boolean;
  /** The password was right, and a code of the app is asked for. */
  ticket?: string;
}

const isRefusal = (error: unknown, reason: AccountErrorReason): boolean =>
  error instanceof AccountError && error.reason === reason;

/** The first step: number and password. */
async function firstStep(state: LoginState, form: FormData): Promise<LoginState> {
  const values = textsOf(form, ['phone']);
  const next: Pick<LoginState, 'needsCaptcha' | 'ticket'> = { needsCaptcha: state.needsCaptcha };
  const answer = await runFormAction(state, values, async (context, t) => {
    const phone = check(phoneNumber, values.phone).data;
    const password = textOf(form, 'password');
    if (phone === null) return { errors: { phone: t('fault.phone') } };
    if (password === '' || password.length > longest) return { errors: { form: t('fault.credentials') } };
    try {
      const login = { phone, password, captchaToken: textOf(form, 'captchaToken') };
      const entry = await loginMerchant(login, context);
      if ('cookies' in entry) return redirectWithSession(entry.cookies, textOf(form, returnParameter));
      next.ticket = entry.ticket;
      return {};
    } catch (error) {
      if (!isRefusal(error, 'captcha')) throw error;
      next.needsCaptcha = true;
      return { errors: { form: t('fault.manyAttempts'), captchaToken: t('captcha.missing') } };
    }
  });
  return { ...answer, ...next };
}

/** The second step: a code of the app, or a recovery code. A ticket that is over leads back to the first. */
async function secondStep(state: LoginState, ticket: string, form: FormData): Promise<LoginState> {
  const next: Pick<LoginState, 'ticket'> = { ticket };
  const answer = await runFormAction(state, {}, async (context, t) => {
    try {
      const { cookies } = await loginMerchantByCode({ ticket, code: textOf(form, 'code') }, context);
      return redirectWithSession(cookies, textOf(form, returnParameter));
    } catch (error) {
      if (isRefusal(error, 'loginExpired')) next.ticket = undefined;
      if (isRefusal(error, 'code')) return { errors: { code: t('fault.secondCode') } };
      throw error;
    }
  });
  return { ...answer, ...next };
}

/** Logs a merchant in, in one step or two. */
export async function loginAction(state: LoginState, form: FormData): Promise<LoginState> {
  const ticket = textOf(form, 'ticket');
  return ticket === '' ? firstStep(state, form) : secondStep(state, ticket, form);
}
