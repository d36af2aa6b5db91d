'use server';

import { redirect } from 'next/navigation';

import { accountPaths, confirmedParameter, tokenParameter } from '../../domain/accountPaths';
import { languageParameter } from '../../domain/detectLanguage';
import { confirmEnquiry } from '../../features/enquiries/confirmEnquiry';
import { textOf } from '../forms/readForm';
import { requestContext } from '../requestContext';

/** Confirms the enquiry of a link and shows what came of it. */
export async function confirmAction(form: FormData): Promise<never> {
  const { payload, now, language } = await requestContext();
  const token = textOf(form, tokenParameter);
  const isConfirmed = await confirmEnquiry(payload, token, now);
  const query = new URLSearchParams({
    [tokenParameter]: token,
    // Of who keeps no cookies too.
    [languageParameter]: language,
    ...(isConfirmed && { [confirmedParameter]: '1' }),
  });
  redirect(`${accountPaths.confirm}?${query}`);
}
