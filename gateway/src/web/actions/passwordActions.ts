'use server';

import { z } from 'zod';

import { messageCode, password, phoneNumber } from '@/contract/calls/accounts';

import { returnParameter } from '../../domain/accountPaths';
import { changePassword, resetPassword } from '../../features/accounts/changeMerchant';
import { AccountError } from '../../features/authentication/accountErrors';
import type { FormState } from '../forms/formState';
import { check, textOf, textsOf } from '../forms/readForm';
import { redirectWithSession } from './redirectWithSession';
import { runFormAction } from './runFormAction';

const resetBody = z.object({ phone: phoneNumber, code: messageCode, password });

/** Sets a new password by the code of a text message and logs in. */
export async function resetPasswordAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, ['phone', 'code']);
  return runFormAction(state, values, async (context, t) => {
    const given = { ...values, code: values.code.replace(/\s/g, ''), password: textOf(form, 'password') };
    const { data, errors } = check(resetBody, given, {
      phone: { form: t('fault.phone') },
      code: { code: t('fault.code') },
      password: { password: t('fault.password') },
    });
    if (errors) return { errors };
    const { cookies } = await resetPassword(data, context);
    // The form is sent to the address of its page, with the query that its visitor came with.
    const { searchParams } = new URL(context.address, 'http://gateway');
    return redirectWithSession(cookies, searchParams.get(returnParameter) ?? '');
  });
}

/** Changes the password of who is logged in. */
export async function changePasswordAction(state: FormState, form: FormData): Promise<FormState> {
  return runFormAction(state, {}, async (context, t) => {
    const checked = check(password, textOf(form, 'password'));
    if (checked.data === null) return { errors: { password: t('fault.password') } };
    const oldPassword = textOf(form, 'oldPassword');
    try {
      await changePassword({ oldPassword, newPassword: checked.data }, context);
    } catch (error) {
      const isWrong = error instanceof AccountError && error.reason === 'credentials';
      if (isWrong) return { errors: { oldPassword: t('fault.oldPassword') } };
      throw error;
    }
    return { done: t('passwordChanged') };
  });
}
