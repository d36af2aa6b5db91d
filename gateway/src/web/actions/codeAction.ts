'use server';

import { sendCodeBody } from '@/contract/calls/accounts';

import { sendPasswordCode, sendRegistrationCode } from '../../features/accounts/sendCode';
import type { CodeState } from '../forms/formState';
import { check, textOf, textsOf } from '../forms/readForm';
import { runFormAction } from './runFormAction';

type Send = typeof sendRegistrationCode;

async function send(state: CodeState, form: FormData, sendBy: Send): Promise<CodeState> {
  const values = textsOf(form, ['phone']);
  let sent: CodeState['sent'];
  const answer = await runFormAction(state, values, async (context, t) => {
    const given = { phone: values.phone, captchaToken: textOf(form, 'captchaToken') };
    const { data, errors } = check(sendCodeBody, given, {
      phone: { phone: t('fault.phone') },
      captchaToken: { captchaToken: t('captcha.missing') },
    });
    if (errors) return { errors };
    const { validFor, retryAfter, isDemonstration = false } = await sendBy(data, context);
    sent = {
      phone: data.phone,
      validForSeconds: validFor,
      retryAfterSeconds: retryAfter,
      isDemonstration,
    };
    return {};
  });
  return { ...answer, sent };
}

/** Sends the code that registers a number. */
export async function registrationCodeAction(state: CodeState, form: FormData): Promise<CodeState> {
  return send(state, form, sendRegistrationCode);
}

/** Sends the code that sets a new password. */
export async function passwordCodeAction(state: CodeState, form: FormData): Promise<CodeState> {
  return send(state, form, sendPasswordCode);
}
