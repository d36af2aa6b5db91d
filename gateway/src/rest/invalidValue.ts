import type { AfterErrorHook } from 'payload';

import { translate } from '../cms/fields/translate';
import type { Bilingual } from '../domain/languages';

/** As SQLite's driver words it; PostgreSQL has classes of codes: 22 for wrong values, 23 for broken constraints. */
const wordsOfSqlite = /can only bind|passed as arguments?\b|^SQLITE_(?:CONSTRAINT|MISMATCH|RANGE)/;
const codesOfPostgres = /^2[23]\w{3}$/;

const sentence: Bilingual = {
  en: 'A value has the wrong type, or names something that is not there.',
  de: 'Ein Wert hat den falschen Typ oder nennt etwas, das es nicht gibt.',
};

/** Whether a query failed because of the values that it was given, and not because of the database. */
export function isInvalidValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const isOne = wordsOfSqlite.test(error.message) || (typeof code === 'string' && codesOfPostgres.test(code));
  return isOne || isInvalidValue(error.cause);
}

/** A value that no field's check has found wrong is the sender's fault all the same: 400 instead of 500. */
export const reportInvalidValues: AfterErrorHook = ({ error, req }) =>
  isInvalidValue(error)
    ? { response: { errors: [{ message: translate(sentence, req) }] }, status: 400 }
    : undefined;
