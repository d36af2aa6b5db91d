import { z } from 'zod';

import { languages } from '../lists/languages';

/** Codes of the envelope `{ code, msg, data }`. 0 is success (requirements, 7); the rest is ours. */
export const codes = {
  success: 0,
  badRequest: 400,
  unauthorised: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  /** The request is well formed but wrong: for example, not the code of the message. */
  unprocessable: 422,
  /** Something has to be done first: a captcha. */
  preconditionRequired: 428,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/**
 * `WWW-Authenticate` of a 401 that refuses the signature of a request. Any other 401 to a call with a token says that the
 * token is dead.
 */
export const signatureChallenge = 'Signature';

/** One page of a list; `pageNum` counts from 1. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.number().int().min(0),
    pageNum: z.number().int().min(1),
    pageSize: z.number().int().min(1),
  });

/** A document's own language: it differs from the language asked for where a translation is missing. */
export const contentLanguage = z.enum(languages);

/** ISO 8601 with time zone, for example `2026-11-20T09:00:00.000Z`. */
export const timestamp = z.iso.datetime({ offset: true });

/** Database ids are positive integers of at most nine digits. */
export const documentId = z.number().int().min(1).max(999_999_999);

/**
 * The target of a link: a path of the site, a place on the page, or an https, mailto or tel address. Nothing else gets
 * out of the CMS: browsers read `/\host` and a tab inside `//` as another host, hence no backslash and no white space.
 */
export const href = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/);
