'use server';

import { refresh } from 'next/cache';

import { registerBody } from '@/contract/calls/accounts';

import { changeCompanyName } from '../../features/accounts/changeMerchant';
import type { FormState } from '../forms/formState';
import { check, textsOf } from '../forms/readForm';
import { accountTexts } from '../texts/accountTexts';
import { formTexts } from '../texts/formTexts';
import { runFormAction } from './runFormAction';

/** Changes the company's name of who is logged in. */
export async function profileAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, ['companyName']);
  return runFormAction(state, values, async (context) => {
    const checked = check(registerBody.shape.companyName, values.companyName);
    if (checked.data === null)
      return { errors: { companyName: formTexts(context.language).errors.companyName } };
    await changeCompanyName(checked.data, context);
    refresh();
    return { done: accountTexts(context.language).saved };
  });
}
