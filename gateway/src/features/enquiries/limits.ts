import { tooManyCalls } from '../../platform/limits/allowCall';
import { countAttempt, type Limit, uncountAttempt } from '../../platform/limits/limit';
import { hashOf } from '../../platform/secrets/opaqueToken';
import { accountErrors } from '../authentication/accountErrors';
import { redeemCaptchaToken } from '../captcha/token';
import { mailboxOf } from './mailboxOf';

const hour = 60 * 60;

/** A limit whose first attempts need no captcha; every further one does, up to the limit. */
interface EnquiryLimit extends Limit {
  withoutCaptcha: number;
}

/**
 * How many forms of a kind are taken. Each sends an e-mail to an address that anybody can enter, so what goes to one mailbox
 * is limited, by all kinds together, and what goes out altogether, however many networks it is asked from.
 */
const limitsOf = (kind: string) =>
  ({
    fromNetwork: {
      name: `${kind}-from-address`,
      points: 20,
      seconds: hour,
      withoutCaptcha: 20,
      ofNetworks: true,
    },
    toMailbox: { name: 'enquiries-to-mailbox', points: 5, seconds: 24 * hour, withoutCaptcha: 2 },
    perHour: { name: `${kind}-per-hour`, points: 200, seconds: hour, withoutCaptcha: 60 },
    perDay: { name: `${kind}-per-day`, points: 1_000, seconds: 24 * hour, withoutCaptcha: 500 },
  }) satisfies Record<string, EnquiryLimit>;

export const enquiryLimits = limitsOf('enquiries');
/** Of those who ask for alerts: whoever uses them up keeps nobody from an enquiry. */
export const alertLimits = limitsOf('alerts');

interface Attempt {
  visitorAddress: string;
  /** As it was typed. */
  email: string;
  /** Empty where no captcha was solved. */
  captchaToken: string;
}

/**
 * Counts one more form. One that lacks its captcha is not counted: else a script that solves none could use up what
 * others may send.
 * @throws HttpError 429 with Retry-After; 428 where a captcha is needed
 */
export async function admitEnquiry(
  { visitorAddress, email, captchaToken }: Attempt,
  now: Date,
  limits = enquiryLimits,
): Promise<void> {
  const counted: [EnquiryLimit, string][] = [
    [limits.fromNetwork, visitorAddress],
    [limits.toMailbox, hashOf(mailboxOf(email))],
    [limits.perHour, ''],
    [limits.perDay, ''],
  ];
  let needsCaptcha = false;
  for (const [limit, key] of counted) {
    const result = await countAttempt(limit, key);
    if (!result.isAllowed) throw tooManyCalls(result);
    needsCaptcha ||= limit.points - result.left > limit.withoutCaptcha;
  }
  if (!needsCaptcha || (await redeemCaptchaToken(captchaToken, now))) return;
  for (const [limit, key] of counted) await uncountAttempt(limit, key);
  throw accountErrors.captcha();
}
