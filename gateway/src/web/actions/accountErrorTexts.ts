import { AccountError } from '../../features/authentication/accountErrors';
import type { FormTexts } from '../texts/formTexts';

type Errors = Partial<Record<string, string>>;

/** Says a refusal at the field that it is about. What is no refusal is thrown on. */
export function accountErrorTexts(error: unknown, { errors: texts }: FormTexts): Errors {
  if (!(error instanceof AccountError)) throw error;
  switch (error.reason) {
    case 'captcha':
      return { captchaToken: texts.captcha };
    case 'code':
      return { code: texts.code };
    case 'channel':
      return { channelId: texts.channel };
    case 'taken':
      return { form: texts.taken };
    case 'credentials':
      return { form: texts.credentials };
    case 'session':
    case 'enrolled':
    case 'link':
      return { form: texts.failure };
    case 'loginExpired':
      return { form: texts.loginExpired };
    case 'tooMany':
    case 'tooManyEmails':
      return { form: texts.tooMany(error.retryAfter ?? 60) };
    case 'message':
      return { form: texts.message };
    case 'country':
      return { phone: texts.phoneCountry };
    case 'busy':
      return { form: texts.busy };
  }
}
