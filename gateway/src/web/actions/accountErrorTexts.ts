import { AccountError } from '../../features/authentication/accountErrors';
import type { Translate } from '../translator';

type Errors = Partial<Record<string, string>>;

const tooMany = (seconds: number, t: Translate) =>
  seconds > 90
    ? t('fault.tooManyMinutes', { count: Math.ceil(seconds / 60) })
    : t('fault.tooManySeconds', { count: Math.max(1, seconds) });

/** Says a refusal at the field that it is about. What is no refusal is thrown on. */
export function accountErrorTexts(error: unknown, t: Translate): Errors {
  if (!(error instanceof AccountError)) throw error;
  switch (error.reason) {
    case 'captcha':
      return { captchaToken: t('fault.captcha') };
    case 'code':
      return { code: t('fault.code') };
    case 'channel':
      return { channelId: t('fault.channel') };
    case 'taken':
      return { form: t('fault.taken') };
    case 'credentials':
      return { form: t('fault.credentials') };
    case 'session':
    case 'enrolled':
    case 'link':
    case 'loginExpired':
      return { form: t('fault.failure') };
    case 'tooMany':
    case 'tooManyEmails':
      return { form: tooMany(error.retryAfter ?? 60, t) };
    case 'message':
      return { form: t('fault.message') };
    case 'country':
      return { phone: t('fault.country') };
    case 'busy':
      return { form: t('fault.busy') };
  }
}
