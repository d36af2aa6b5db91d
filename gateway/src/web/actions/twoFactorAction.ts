'use server';

import { refresh } from 'next/cache';

import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
} from '../../features/accounts/twoFactorOfMerchant';
import { AccountError } from '../../features/authentication/accountErrors';
import type { Enrolment } from '../../features/authentication/secondFactor';
import type { FormState } from '../forms/formState';
import { textOf } from '../forms/readForm';
import type { RequestContext } from '../requestContext';
import { runFormAction } from './runFormAction';

export interface TwoFactorState extends FormState {
  /** The app is to be set up. */
  enrolment?: Pick<Enrolment, 'secret' | 'qrCode'>;
  /** It is on; the codes are to be kept. */
  recoveryCodes?: string[];
}

type Steps = Pick<TwoFactorState, 'enrolment' | 'recoveryCodes'>;

/** One step by what the form sends: a code confirms the app, a password turns it on or off. */
async function step(form: FormData, context: RequestContext): Promise<Steps> {
  if (form.has('code')) {
    const code = textOf(form, 'code').replace(/\s/g, '');
    return { recoveryCodes: await confirmTwoFactor(code, context) };
  }
  const password = textOf(form, 'password');
  if (textOf(form, 'wanted') === 'off') {
    await removeTwoFactor(password, context);
    refresh();
    return {};
  }
  const { secret, qrCode } = await beginTwoFactor(password, context);
  return { enrolment: { secret, qrCode } };
}

/** Turns the second factor of whoever is logged in on or off. */
export async function twoFactorAction(state: TwoFactorState, form: FormData): Promise<TwoFactorState> {
  let steps: Steps = { enrolment: state.enrolment };
  const answer = await runFormAction(state, {}, async (context, t) => {
    try {
      steps = await step(form, context);
      return {};
    } catch (error) {
      const reason = error instanceof AccountError ? error.reason : undefined;
      if (reason === 'credentials') return { errors: { password: t('fault.oldPassword') } };
      if (reason === 'code') return { errors: { code: t('fault.secondCode') } };
      throw error;
    }
  });
  return { ...answer, ...steps };
}
