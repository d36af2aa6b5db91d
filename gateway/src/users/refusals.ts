import type { PayloadRequest } from 'payload';

import { AccountRefusal, type RefusalReason } from '../accounts/refusal';
import type { Bilingual } from '../domain/languages';
import { said } from '../fields/said';

/** Refusals as the admin words them; the calls have English sentences of their own. */
const texts: Partial<Record<RefusalReason, Bilingual>> = {
  credentials: {
    en: 'The email address or the password is wrong.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  },
  captcha: {
    en: 'There were many attempts to log in. Please confirm that you are a person.',
    de: 'Es gab viele Anmeldeversuche. Bitte bestätigen Sie, dass Sie ein Mensch sind.',
  },
  session: { en: 'You are not logged in.', de: 'Sie sind nicht angemeldet.' },
};

/** Answers with what `work` answers; a refusal in the form of Payload's errors, with its reason. */
export async function orRefusal(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AccountRefusal)) throw error;
    const { reason, code, headers } = error;
    const text = texts[reason];
    const message = text ? said(text, req) : error.message;
    return Response.json({ errors: [{ message }], reason }, { status: code, headers });
  }
}
