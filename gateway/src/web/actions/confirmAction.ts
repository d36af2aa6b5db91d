'use server';

import { redirect } from 'next/navigation';

import { accountPaths, confirmedParameter, confirmPath, tokenParameter } from '../../domain/accountPaths';
import { currentMerchant } from '../../features/accounts/currentMerchant';
import { cancelCall, claimEnquiry, confirmEnquiry } from '../../features/enquiries/confirmEnquiry';
import { textOf } from '../forms/readForm';
import { requestContext } from '../requestContext';

/** Confirms the enquiry of a link and shows what came of it. */
export async function confirmAction(form: FormData): Promise<never> {
  const context = await requestContext();
  const { payload, now, language } = context;
  const token = textOf(form, tokenParameter);
  const merchant = await currentMerchant(context);
  const isConfirmed = await confirmEnquiry(payload, token, now, merchant?.id);
  redirect(confirmPath(token, language) + (isConfirmed ? `&${confirmedParameter}=1` : ''));
}

/** Calls off the call of a link and shows that it is. */
export async function cancelCallAction(form: FormData): Promise<never> {
  const { payload, language } = await requestContext();
  const token = textOf(form, tokenParameter);
  await cancelCall(payload, token);
  redirect(confirmPath(token, language));
}

/** Adds the confirmed enquiry of a link to the account of who is logged in, and shows the account's enquiries. */
export async function claimAction(form: FormData): Promise<never> {
  const context = await requestContext();
  const merchant = await currentMerchant(context);
  if (merchant) await claimEnquiry(context.payload, textOf(form, tokenParameter), merchant.id);
  redirect(accountPaths.enquiries);
}
