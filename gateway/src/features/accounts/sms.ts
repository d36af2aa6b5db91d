import { createHmac, randomUUID } from 'node:crypto';

import type { Payload } from 'payload';

import type { ContentLanguage } from '../../domain/languages';
import { config, type SmsWebhook } from '../../platform/config/config';
import { accountErrors } from '../authentication/accountErrors';

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  language: ContentLanguage;
}

/** Milliseconds: somebody is waiting in front of a form. */
const timeout = 5_000;

/** The signature that a webhook checks: HMAC-SHA256 of timestamp, a dot and the body. */
export const signMessage = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

async function post({ url, secret }: SmsWebhook, id: string, message: TextMessage): Promise<void> {
  const body = JSON.stringify({ id, ...message });
  const timestamp = String(Date.now());
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Timestamp': timestamp,
      'X-Signature': signMessage(secret, timestamp, body),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

/**
 * Sends a text message through the webhook; without one it goes to the admin's list of sent messages.
 * @throws AccountRefusal `message`, 503; the log says why, and never what was to be sent or to whom
 */
export async function sendMessage(
  payload: Payload,
  message: TextMessage,
  webhook: SmsWebhook | undefined = config.smsWebhook,
): Promise<void> {
  const id = randomUUID();
  try {
    if (webhook) await post(webhook, id, message);
    else {
      const data = { kind: 'sms' as const, recipient: message.to, text: message.text };
      await payload.create({ collection: 'sent-messages', data, depth: 0 });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    // The error of a database may quote the message.
    const why = webhook ? `the SMS webhook failed: ${reason}` : 'the list of sent messages cannot be written';
    payload.logger.error(`Message ${id} was not sent, ${why}.`);
    throw accountErrors.message();
  }
}
