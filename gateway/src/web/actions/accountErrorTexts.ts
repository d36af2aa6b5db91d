import { AccountError, type AccountErrorReason } from '../../features/authentication/accountErrors';
import type { Translate } from '../translator';

type Errors = Partial<Record<string, string>>;

const tooMany = (seconds: number, t: Translate) =>
  seconds > 90
    ? t('fault.tooManyMinutes', { count: Math.ceil(seconds / 60) })
    : t('fault.tooManySeconds', { count: Math.max(1, seconds) });

/** Other refusals belong to no field. */
const fields: Partial<Record<AccountErrorReason, string>> = {
  captcha: 'captchaToken',
  code: 'code',
  channel: 'channelId',
  country: 'phone',
};

/** Says a refusal at the field that it is about. What is no refusal is thrown on. */
export function accountErrorTexts(error: unknown, t: Translate): Errors {
  if (!(error instanceof AccountError)) throw error;
  const { reason, retryAfter = 60 } = error;
  switch (reason) {
    case 'session':
    case 'enrolled':
    case 'link':
    case 'loginExpired':
      return { form: t('fault.failure') };
    case 'tooMany':
    case 'tooManyEmails':
      return { form: tooMany(retryAfter, t) };
    case 'captcha':
    case 'code':
    case 'channel':
    case 'country':
    case 'taken':
    case 'credentials':
    case 'message':
    case 'busy':
      return { [fields[reason] ?? 'form']: t(`fault.${reason}`) };
  }
}
