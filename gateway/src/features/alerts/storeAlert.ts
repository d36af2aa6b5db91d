import type { AlertTopic } from '../../domain/alerts';
import type { CallContext } from '../../platform/http/callContext';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, newToken } from '../../platform/secrets/opaqueToken';
import { admitEnquiry, alertLimits } from '../enquiries/limits';
import { alertConfirmation, alertLinkHours } from './emails';

/** A wish for alerts; no country is every country, no topic every topic. */
interface WishedAlert {
  email: string;
  countries: string[];
  topics: AlertTopic[];
  /** Date of the privacy notice that stood beside the form. */
  noticeVersion: string;
  /** Empty where no captcha was solved. */
  captchaToken: string;
}

/**
 * Keeps a wish and sends the e-mail that asks for confirmation. Whether the address has alerts already makes no difference,
 * so that nobody learns it here.
 * @throws HttpError 428 where a captcha is needed, 429 for too many, 503 where no e-mail can be sent
 */
export async function storeAlert(
  { payload, language, now, visitorAddress }: CallContext,
  { captchaToken, ...wish }: WishedAlert,
): Promise<void> {
  await admitEnquiry({ visitorAddress, email: wish.email, captchaToken }, now, alertLimits);
  const token = newToken();
  const linkExpiresAt = now.getTime() + alertLinkHours * 3_600_000;
  // In one spelling: signing up again takes the place of what there was.
  const email = wish.email.replace(/@.*$/, (domain) => domain.toLowerCase());
  const data = {
    ...wish,
    email,
    language,
    tokenHash: hashOf(token),
    linkExpiresAt,
    toldUntil: 0,
    busyUntil: 0,
  };
  await payload.create({ collection: 'alerts', data, depth: 0 });
  await sendMail(payload, { to: wish.email, ...alertConfirmation({ token, language }) });
}
