'use server';

import { redirect } from 'next/navigation';

import { accountPaths, confirmedParameter, tokenParameter } from '../../domain/accountPaths';
import { languageParameter } from '../../domain/detectLanguage';
import { currentMerchant } from '../../features/accounts/currentMerchant';
import { claimEnquiry, confirmEnquiry } from '../../features/enquiries/confirmEnquiry';
import { textOf } from '../forms/readForm';
import { requestContext } from '../requestContext';

/** Confirms the enquiry of a link and shows what came of it. */
export async function confirmAction(form: FormData): Promise<never> {
  const context = await requestContext();
  const { payload, now, language } = context;
  const token = textOf(form, tokenParameter);
  const merchant = await currentMerchant(context);
  const isConfirmed = await confirmEnquiry(payload, token, now, merchant?.id);
  const query = new URLSearchParams({
    [tokenParameter]: token,
    // Of who keeps no cookies too.
    [languageParameter]: language,
    ...(isConfirmed && { [confirmedParameter]: '1' }),
  });
  redirect(`${accountPaths.confirm}?${query}`);
}

/** Adds the confirmed enquiry of a link to the account of who is logged in, and shows the account's enquiries. */
export async function claimAction(form: FormData): Promise<never> {
  const context = await requestContext();
  const merchant = await currentMerchant(context);
  if (merchant) await claimEnquiry(context.payload, textOf(form, tokenParameter), merchant.id);
  redirect(accountPaths.enquiries);
}
