'use server';

import { refresh } from 'next/cache';

import { changeCompany } from '../../features/accounts/changeMerchant';
import { companyDataBy } from '../../features/accounts/companyData';
import { currentMerchant } from '../../features/accounts/currentMerchant';
import { allDueRules } from '../../features/dueDates/findDueRules';
import { companyFields, companyLines, readCompany } from '../forms/companyFields';
import type { FormState } from '../forms/formState';
import { check, textsOf } from '../forms/readForm';
import { runFormAction } from './runFormAction';

/** Changes the company's data of who is logged in (requirements, 11.17). */
export async function companyAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, companyFields);
  return runFormAction(state, values, async (context, t) => {
    const [rules, merchant] = await Promise.all([allDueRules(context), currentMerchant(context)]);
    const texts = companyLines.map((line) => [line, { [line]: t(`company.fault.${line}`) }] as const);
    const { data, errors } = check(
      companyDataBy(rules, merchant?.vatReturns ?? []),
      readCompany(values),
      Object.fromEntries(texts),
    );
    // The lists of the form hold nothing else: such values come from elsewhere.
    if (errors) return { errors: Object.keys(errors).length > 0 ? errors : { form: t('company.notInList') } };
    await changeCompany(data, context);
    refresh();
    return { done: t('company.saved') };
  });
}
