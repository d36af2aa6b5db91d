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
    const checked = check(registerBody, {
      ...values,
      code: values.code.replace(/\s/g, ''),
      channelId: values.channelId === '' ? '' : Number(values.channelId),
      password: textOf(form, 'password'),
    });
    if (checked.data === null || !hasAgreed) {
      const wrong = checked.data === null ? checked.wrong : new Set<string>();
      return {
        errors: {
          ...(wrong.has('phone') && { form: t('fault.phone') }),
          ...(wrong.has('code') && { code: t('fault.code') }),
          ...(wrong.has('password') && { password: t('fault.password') }),
          ...(wrong.has('companyName') && { companyName: t('fault.companyName') }),
          ...(wrong.has('channelId') && { channelId: t('fault.channel') }),
          ...(!hasAgreed && { consent: t('consent.missing') }),
        },
      };
    }
    const { cookies } = await registerMerchant(checked.data, context);
    return redirectWithSession(cookies, textOf(form, returnParameter));
  });
}
