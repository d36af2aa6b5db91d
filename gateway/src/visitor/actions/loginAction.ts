'use server';

import { phoneNumber } from '../../../contract/accounts';
import { loginMerchant } from '../../accounts/loginMerchant';
import { AccountRefusal } from '../../accounts/refusal';
import type { FormState } from '../forms/formState';
import { normalisePhone } from '../forms/phone';
import { check, textOf, textsOf } from '../forms/readForm';
import { returnParameter } from '../paths';
import { formTexts } from '../texts/formTexts';
import { loginTexts } from '../texts/loginTexts';
import { attempt } from './attempt';
import { enter } from './enter';

/** Longer is no password of ours, and must not be worked on. */
const longest = 128;

export interface LoginState extends FormState {
  /** After many attempts each further one needs a captcha. */
  needsCaptcha?: boolean;
}

/** Logs a merchant in. */
export async function loginAction(state: LoginState, form: FormData): Promise<LoginState> {
  const values = textsOf(form, ['phone']);
  let { needsCaptcha } = state;
  const answer = await attempt(state, values, async (context) => {
    const { errors } = formTexts(context.language);
    const phone = check(phoneNumber, normalisePhone(values.phone)).data;
    const password = textOf(form, 'password');
    if (phone === null) return { errors: { phone: errors.phone } };
    if (password === '' || password.length > longest) return { errors: { form: errors.credentials } };
    try {
      const login = { phone, password, captchaToken: textOf(form, 'captchaToken') };
      return enter((await loginMerchant(login, context)).cookies, textOf(form, returnParameter));
    } catch (error) {
      if (!(error instanceof AccountRefusal && error.reason === 'captcha')) throw error;
      needsCaptcha = true;
      const { manyAttempts } = loginTexts(context.language);
      return { errors: { form: manyAttempts, captchaToken: errors.captchaMissing } };
    }
  });
  return { ...answer, needsCaptcha };
}
