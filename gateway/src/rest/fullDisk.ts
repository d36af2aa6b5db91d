import type { AfterErrorHook } from 'payload';

import { translate } from '../cms/fields/translate';
import type { Bilingual } from '../domain/languages';

/** Of files, of SQLite, which says either of a full disk, and of PostgreSQL. */
const codes = /^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_(?:FULL|IOERR)\w*|53100)$/;
const wordsOfSqlite = /^SQLITE_(?:FULL|IOERR)/;

const sentence: Bilingual = {
  en: 'Nothing was saved: the server cannot write to its disk, which is probably full. Please tell your administrator.',
  de: 'Es wurde nichts gespeichert: Der Server kann nicht auf seine Festplatte schreiben, wahrscheinlich ist sie voll. Bitte geben Sie der Administration Bescheid.',
};

/** Whether something failed because the disk takes no more. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const isOne = (typeof code === 'string' && codes.test(code)) || wordsOfSqlite.test(error.message);
  return isOne || isFullDisk(error.cause);
}

/** Editors read what to do instead of "Something went wrong." */
export const reportFullDisk: AfterErrorHook = ({ error, req }) =>
  isFullDisk(error)
    ? { response: { errors: [{ message: translate(sentence, req) }] }, status: 507 }
    : undefined;
