'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';

import { codes } from '@/contract/calls/envelope';
import { mailAddress } from '@/contract/calls/parameters';
import { factCountries } from '@/contract/lists/facts';

import {
  accountPaths,
  countryParameter,
  pathOfLink,
  sentParameter,
  tokenParameter,
  topicParameter,
} from '../../domain/accountPaths';
import { alertTopics } from '../../domain/alerts';
import { languageParameter } from '../../domain/detectLanguage';
import { confirmAlert, endAlert } from '../../features/alerts/confirmAlert';
import { storeAlert } from '../../features/alerts/storeAlert';
import { accountErrors } from '../../features/authentication/accountErrors';
import { HttpError } from '../../platform/http/response';
import type { GuardedState } from '../forms/formState';
import { check, textOf, textsOf } from '../forms/readForm';
import { requestContext } from '../requestContext';
import { runFormAction } from './runFormAction';

const wish = z.object({
  email: mailAddress,
  countries: z.array(z.enum(factCountries as string[])).max(factCountries.length),
  topics: z.array(z.enum(alertTopics)).max(alertTopics.length),
  noticeVersion: z.iso.date(),
});

/** Takes a wish for alerts and says that an e-mail is on its way, at an address of its own: a reload sends nothing again. */
export async function alertsAction(state: GuardedState, form: FormData): Promise<GuardedState> {
  const [countries, topics] = [countryParameter, topicParameter].map((name) => form.getAll(name).map(String));
  const { email, noticeVersion } = textsOf(form, ['email', 'noticeVersion']);
  const values = { email, [countryParameter]: countries?.join(' '), [topicParameter]: topics?.join(' ') };
  let { needsCaptcha } = state;
  const answer = await runFormAction(state, values, async (context, t) => {
    const given = { email, countries, topics, noticeVersion };
    const { data, errors } = check(wish, given, { email: { email: t('alerts.fault.email') } });
    // The form has no other countries and topics: such values come from elsewhere.
    if (errors) return { errors: errors.email ? errors : { form: t('alerts.fault.notInList') } };
    try {
      await storeAlert(context, { ...data, captchaToken: textOf(form, 'captchaToken') });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.code === codes.tooManyRequests)
        throw accountErrors.tooManyEmails(Number(error.headers['Retry-After']));
      if (error.code === codes.unavailable) return { errors: { form: t('alerts.fault.mail') } };
      needsCaptcha = true;
      return { errors: { form: t('alerts.fault.many'), captchaToken: t('captcha.missing') } };
    }
    const sent = new URLSearchParams({ [sentParameter]: '1', [languageParameter]: context.language });
    return redirect(`${accountPaths.alerts}?${sent}`);
  });
  return { ...answer, needsCaptcha };
}

/** Begins the alerts of a link, and shows that they have begun. */
export async function confirmAlertsAction(form: FormData): Promise<never> {
  const { payload, now, language } = await requestContext();
  const token = textOf(form, tokenParameter);
  await confirmAlert(payload, token, now);
  redirect(pathOfLink('confirmAlerts', token, language));
}

/** Ends the alerts of a letter's link, and shows that they have ended. */
export async function endAlertsAction(form: FormData): Promise<never> {
  const { payload, now, language } = await requestContext();
  const ticket = textOf(form, tokenParameter);
  await endAlert(payload, ticket, now);
  redirect(pathOfLink('endAlerts', ticket, language));
}
