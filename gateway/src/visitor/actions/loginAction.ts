'use server';

import { loginMerchant } from '../../accounts/loginMerchant';
import type { FormState } from '../forms/formState';
import { normalisePhone } from '../forms/phone';
import { check, textOf, textsOf } from '../forms/readForm';
import { phoneNumber } from '../../../contract/accounts';
import { returnParameter } from '../paths';
import { formTexts } from '../texts/formTexts';
import { attempt } from './attempt';
import { enter } from './enter';

/** Longer is no password of ours, and must not be worked on. */
const longest = 128;

/** Logs a merchant in. */
export async function loginAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, ['phone']);
  return attempt(state, values, async (context) => {
    const { errors } = formTexts(context.language);
    const phone = check(phoneNumber, normalisePhone(values.phone)).data;
    const password = textOf(form, 'password');
    if (phone === null) return { errors: { phone: errors.phone } };
    if (password === '' || password.length > longest) return { errors: { form: errors.credentials } };
    const { cookies } = await loginMerchant({ phone, password }, context);
    return enter(cookies, textOf(form, returnParameter));
  });
}
