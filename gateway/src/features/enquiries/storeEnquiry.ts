import type { Payload } from 'payload';

import type { Enquiry } from '@/contract/calls/enquiries';

import { isPayloadError } from '../../platform/db/isPayloadError';
import type { CallContext } from '../../platform/http/callContext';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, newToken } from '../../platform/secrets/opaqueToken';
import { freeCallTime, isTaken } from '../calls/callTime';
import { confirmationEmail, letterKindOf, linkHours } from './emails';
import { admitEnquiry } from './limits';

type Kept = Omit<Enquiry, 'subject' | 'topic' | 'captchaToken' | 'callTime'> & {
  topic: Exclude<Enquiry['topic'], ''> | null;
  language: CallContext['language'];
  callTime: number | null;
};

/** A form that was sent twice, by whatever accident, is one enquiry, and the newest link to it counts. */
async function keep(payload: Payload, enquiry: Kept, link: { tokenHash: string; linkExpiresAt: number }) {
  const fingerprint = hashOf(JSON.stringify(enquiry));
  try {
    const data = { ...enquiry, ...link, fingerprint, state: 'unconfirmed' as const };
    await payload.create({ collection: 'enquiries', data, depth: 0 });
  } catch (error) {
    if (!isPayloadError(error, 'ValidationError')) throw error;
    const where = { fingerprint: { equals: fingerprint } };
    const { docs } = await payload.update({ collection: 'enquiries', where, data: link, depth: 0 });
    if (docs.length === 0) throw enquiry.callTime ? isTaken() : error;
  }
}

/**
 * Keeps an enquiry and sends the e-mail that asks for confirmation. No address of the visitor's connection is kept.
 * @throws HttpError 409 where the time of a call is gone, 428 where a captcha is needed, 429 for too many, 503 where no e-mail can be sent
 */
export async function storeEnquiry(
  { payload, language, now, visitorAddress }: CallContext,
  { subject, topic, captchaToken, callTime, ...given }: Enquiry,
): Promise<{ validFor: number }> {
  const validFor = linkHours(given.kind) * 3600;
  // A machine that is told nothing does not try another way.
  if (subject !== '') return { validFor };
  await admitEnquiry({ visitorAddress, email: given.email, captchaToken }, now);
  const token = newToken();
  const linkExpiresAt = now.getTime() + validFor * 1000;
  await keep(
    payload,
    {
      ...given,
      topic: topic || null,
      language,
      callTime: given.kind === 'call' ? await freeCallTime(payload, callTime, now) : null,
    },
    { tokenHash: hashOf(token), linkExpiresAt },
  );
  const letter = confirmationEmail({ kind: letterKindOf({ ...given, topic }), token, language });
  await sendMail(payload, { to: given.email, ...letter });
  return { validFor };
}
