import type { Bilingual } from '../domain/languages';
import { negotiateLanguage } from '../domain/negotiateLanguage';

/** Why a request is not passed on to Payload: an HTTP status of 4xx or 503 and a sentence for its sender. */
export interface RequestProblem {
  status: number;
  text: Bilingual;
  headers?: Record<string, string>;
}

export const requestProblems = {
  notFound: {
    status: 404,
    text: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  },
  notLoggedIn: {
    status: 401,
    text: { en: 'Please log in first.', de: 'Bitte melden Sie sich zuerst an.' },
  },
  otherOrigin: {
    status: 403,
    text: {
      en: 'Changes are accepted from pages of the CMS itself only.',
      de: 'Änderungen werden nur von Seiten des CMS selbst angenommen.',
    },
  },
  lengthMissing: {
    status: 411,
    text: {
      en: 'The request must state its length (Content-Length).',
      de: 'Die Anfrage muss ihre Länge nennen (Content-Length).',
    },
  },
  bodyTooLarge: {
    status: 413,
    text: { en: 'The request is too large.', de: 'Die Anfrage ist zu groß.' },
  },
  fileTooLarge: {
    status: 413,
    text: {
      en: 'The file is larger than 10 MB. Please make it smaller first; for an image, 2400 pixels in width are enough.',
      de: 'Die Datei ist größer als 10 MB. Bitte verkleinern Sie sie vorher; bei einem Bild genügen 2400 Pixel Breite.',
    },
  },
  bodyUnreadable: {
    status: 400,
    text: { en: 'The body of the request cannot be read.', de: 'Der Inhalt der Anfrage ist nicht lesbar.' },
  },
  answerTooLarge: {
    status: 400,
    text: {
      en: 'The answer would be too large. Ask for fewer documents (limit) or less depth (depth).',
      de: 'Die Antwort wäre zu groß. Fragen Sie nach weniger Dokumenten (limit) oder geringerer Tiefe (depth).',
    },
  },
  tooSlow: {
    status: 503,
    text: {
      en: 'The answer takes too long. Please try again later.',
      de: 'Die Antwort dauert zu lange. Bitte versuchen Sie es später noch einmal.',
    },
    headers: { 'Retry-After': '10' },
  },
} satisfies Record<string, RequestProblem>;

/** A parameter that is not accepted; `name` is one of ours, never the sender's text. */
export const parameterProblem = (name: string, allowed: Bilingual): RequestProblem => ({
  status: 400,
  text: {
    en: `The parameter "${name}" is not accepted like this: ${allowed.en}`,
    de: `Der Parameter „${name}“ wird so nicht angenommen: ${allowed.de}`,
  },
});

/** The answer in the shape of Payload's own errors, in the sender's language. */
export function problemResponse(
  { status, text, headers = {} }: RequestProblem,
  acceptLanguage: string | null,
): Response {
  const language = negotiateLanguage(acceptLanguage);
  return Response.json(
    { errors: [{ message: text[language] }] },
    { status, headers: { 'Content-Language': language, 'Cache-Control': 'no-store', ...headers } },
  );
}
