'use server';

import { registerBody } from '@/contract/calls/accounts';

import { returnParameter } from '../../domain/accountPaths';
import { registerMerchant } from '../../features/accounts/registerMerchant';
import type { FormState } from '../forms/formState';
import { check, textOf, textsOf } from '../forms/readForm';
import { redirectWithSession } from './redirectWithSession';
import { runFormAction } from './runFormAction';

const fields = [
  'phone',
  'code',
  'companyName',
  'channelId',
  'channelNo',
  'channelCode',
  'consentVersion',
] as const;

/** Opens an account and logs its owner in. */
export async function registerAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, fields);
  return runFormAction(state, values, async (context, t) => {
    const hasAgreed = form.has('consent');
    const given = {
      ...values,
      code: values.code.replace(/\s/g, ''),
      channelId: values.channelId === '' ? '' : Number(values.channelId),
      password: textOf(form, 'password'),
    };
    const { data, errors } = check(registerBody, given, {
      phone: { form: t('fault.phone') },
      code: { code: t('fault.code') },
      password: { password: t('fault.password') },
      companyName: { companyName: t('fault.companyName') },
      channelId: { channelId: t('fault.channel') },
    });
    if (errors || !hasAgreed)
      return { errors: { ...errors, ...(!hasAgreed && { consent: t('consent.missing') }) } };
    const { cookies } = await registerMerchant(data, context);
    return redirectWithSession(cookies, textOf(form, returnParameter));
  });
}
