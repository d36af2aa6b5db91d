'use server';

import { phoneNumber } from '@/contract/calls/accounts';

import { returnParameter } from '../../domain/accountPaths';
import { loginMerchant } from '../../features/accounts/loginMerchant';
import { AccountError } from '../../features/authentication/accountErrors';
import type { GuardedState } from '../forms/formState';
import { check, textOf, textsOf } from '../forms/readForm';
import { redirectWithSession } from './redirectWithSession';
import { runFormAction } from './runFormAction';

/** Longer passwords are rejected unread, because hashing them costs time. */
const longest = 128;

/** Logs a merchant in by number and password. */
export async function loginAction(state: GuardedState, form: FormData): Promise<GuardedState> {
  const values = textsOf(form, ['phone']);
  let { needsCaptcha } = state;
  const answer = await runFormAction(state, values, async (context, t) => {
    const phone = check(phoneNumber, values.phone).data;
    const password = textOf(form, 'password');
    if (phone === null) return { errors: { phone: t('fault.phone') } };
    if (password === '' || password.length > longest) return { errors: { form: t('fault.credentials') } };
    try {
      const login = { phone, password, captchaToken: textOf(form, 'captchaToken') };
      const { cookies } = await loginMerchant(login, context);
      return redirectWithSession(cookies, textOf(form, returnParameter));
    } catch (error) {
      if (!(error instanceof AccountError) || error.reason !== 'captcha') throw error;
      needsCaptcha = true;
      return { errors: { form: t('fault.manyAttempts'), captchaToken: t('captcha.missing') } };
    }
  });
  return { ...answer, needsCaptcha };
}
