import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';

import { bodyOf } from '../../cms/admin/ui/staffEndpoint';
import { translate } from '../../cms/fields/translate';
import type { Bilingual } from '../../domain/languages';
import { AccountError, type AccountErrorReason } from '../../features/authentication/accountErrors';

/** Refusals as the admin words them; the calls have English sentences of their own. */
const texts: Partial<Record<AccountErrorReason, Bilingual>> = {
  credentials: {
    en: 'The email address or the password is wrong.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  },
  captcha: {
    en: 'Please confirm that you are a person. Each confirmation counts once.',
    de: 'Bitte bestätigen Sie, dass Sie ein Mensch sind. Jede Bestätigung gilt einmal.',
  },
  code: {
    en: 'This code is wrong or was used before. The app shows a new one every 30 seconds.',
    de: 'Dieser Code ist falsch oder wurde schon benutzt. Die App zeigt alle 30 Sekunden einen neuen.',
  },
  loginExpired: {
    en: 'The login took too long. Please log in again.',
    de: 'Die Anmeldung hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  },
  tooMany: {
    en: 'There were too many attempts. Please wait a while, or use a recovery code.',
    de: 'Es gab zu viele Versuche. Bitte warten Sie eine Weile oder benutzen Sie einen Wiederherstellungscode.',
  },
  tooManyEmails: {
    en: 'A link was asked for several times. Please wait an hour, and look into your junk folder meanwhile.',
    de: 'Es wurde mehrmals ein Link angefordert. Bitte warten Sie eine Stunde und sehen Sie so lange im Spam-Ordner nach.',
  },
  link: {
    en: 'This link was used already or is older than an hour. Please ask for a new one.',
    de: 'Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Bitte fordern Sie einen neuen an.',
  },
  busy: {
    en: 'Many people are logging in at the moment. Please try again in a few seconds.',
    de: 'Im Moment melden sich viele an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  enrolled: {
    en: 'Two-step login is on already. Reload the page.',
    de: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet. Laden Sie die Seite neu.',
  },
  session: { en: 'You are not logged in.', de: 'Sie sind nicht angemeldet.' },
};

/** The body of a request. @throws AccountError of `refusal` where it is another one */
export async function readBody<T extends z.ZodType>(
  req: PayloadRequest,
  body: T,
  refusal: () => AccountError,
): Promise<z.infer<T>> {
  const given = body.safeParse((await bodyOf(req)) ?? {});
  if (!given.success) throw refusal();
  return given.data;
}

/** Answers with what `work` answers; a refusal in the form of Payload's errors, with its reason. */
export const withAccountErrors =
  (work: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    try {
      return await work(req);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      const { reason, code, headers } = error;
      const text = texts[reason];
      const message = text ? translate(text, req) : error.message;
      return Response.json({ errors: [{ message }], reason }, { status: code, headers });
    }
  };
