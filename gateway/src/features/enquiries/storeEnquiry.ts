import type { Payload } from 'payload';

import type { Enquiry } from '@/contract/calls/enquiries';

import { isPayloadError } from '../../platform/db/isPayloadError';
import type { CallContext } from '../../platform/http/callContext';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, newToken } from '../../platform/secrets/opaqueToken';
import { confirmationEmail, linkLifetime } from './emails';
import { admitEnquiry } from './limits';

const validFor = linkLifetime * 3600;

type Kept = Omit<Enquiry, 'subject' | 'topic' | 'captchaToken'> & {
  topic: Exclude<Enquiry['topic'], ''> | null;
  language: CallContext['language'];
};

/** A form that was sent twice, by whatever accident, is one enquiry, and the newest link to it counts. */
async function keep(payload: Payload, enquiry: Kept, link: { tokenHash: string; linkExpiresAt: number }) {
  const fingerprint = hashOf(JSON.stringify(enquiry));
  try {
    const data = { ...enquiry, ...link, fingerprint, state: 'received' as const };
    await payload.create({ collection: 'enquiries', data, depth: 0 });
  } catch (error) {
    if (!isPayloadError(error, 'ValidationError')) throw error;
    const where = { fingerprint: { equals: fingerprint } };
    const { docs } = await payload.update({ collection: 'enquiries', where, data: link, depth: 0 });
    if (docs.length === 0) throw error;
  }
}

/**
 * Keeps an enquiry and sends the e-mail that asks for confirmation. No address of the visitor's connection is kept.
 * @throws HttpError 428 where a captcha is needed, 429 for too many, 503 where no e-mail can be sent
 */
export async function storeEnquiry(
  { payload, language, now, visitorAddress }: CallContext,
  { subject, topic, captchaToken, ...given }: Enquiry,
): Promise<{ validFor: number }> {
  // A machine that is told nothing does not try another way.
  if (subject !== '') return { validFor };
  await admitEnquiry({ visitorAddress, email: given.email, captchaToken }, now);
  const token = newToken();
  const linkExpiresAt = now.getTime() + validFor * 1000;
  await keep(
    payload,
    { ...given, topic: topic || null, language },
    { tokenHash: hashOf(token), linkExpiresAt },
  );
  const letter = confirmationEmail({ kind: given.kind, token, language });
  await sendMail(payload, { to: given.email, ...letter });
  return { validFor };
}
