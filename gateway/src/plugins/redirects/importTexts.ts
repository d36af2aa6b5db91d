import type { Bilingual } from '../../domain/languages';

/** Bytes of a file. */
export const longestFile = 1_000_000;

/** Why a file, or a row of it, is not imported. */
export const importProblems = {
  empty: {
    en: 'There is no row with addresses here.',
    de: 'Hier steht keine Zeile mit Adressen.',
  },
  tooLong: {
    en: 'The file is larger than 1 MB. Import it in parts.',
    de: 'Die Datei ist größer als 1 MB. Importieren Sie sie in Teilen.',
  },
  tooMany: (most: number): Bilingual => ({
    en: `The file has more than ${most} rows. Import it in parts.`,
    de: `Die Datei hat mehr als ${most} Zeilen. Importieren Sie sie in Teilen.`,
  }),
  encoding: {
    en: 'Some letters of the file cannot be read. Save it as “CSV UTF-8”.',
    de: 'Einige Zeichen der Datei sind nicht lesbar. Speichern Sie sie als „CSV UTF-8“.',
  },
  quotes: (line: number): Bilingual => ({
    en: `The quotation marks do not match in line ${line} or before it.`,
    de: `In Zeile ${line} oder davor passen die Anführungszeichen nicht zusammen.`,
  }),
  columns: {
    en: 'A row has two or three columns: old address, new address, and 301 or 302.',
    de: 'Eine Zeile hat zwei oder drei Spalten: alte Adresse, neue Adresse und 301 oder 302.',
  },
  twice: (line: number): Bilingual => ({
    en: `Line ${line} has this old address already.`,
    de: `Diese alte Adresse steht schon in Zeile ${line}.`,
  }),
  otherPlan: {
    en: 'Nothing was imported: the file or the redirects have changed since they were checked. Check the file again.',
    de: 'Es wurde nichts importiert: Datei oder Weiterleitungen haben sich seit der Prüfung geändert. Prüfen Sie die Datei noch einmal.',
  },
  notWritten: {
    en: 'Nothing was imported: the redirects could not be saved. Try again.',
    de: 'Es wurde nichts importiert: Die Weiterleitungen ließen sich nicht speichern. Versuchen Sie es noch einmal.',
  },
};

/** The panel above the list. */
export const importTexts = {
  en: {
    open: 'Import CSV',
    close: 'Close the import',
    heading: 'Import redirects from CSV',
    help: 'Columns: old address, new address, and 301 or 302 (empty: 301), separated by commas or semicolons. At most 5,000 rows and 1 MB, in UTF-8. First you see what would happen; nothing is saved until you import.',
    file: 'File',
    text: 'Or paste the rows here',
    check: 'Check',
    failure: 'The file could not be checked or imported. Try again.',
    heads: {
      line: 'Line',
      from: 'Old address',
      to: 'New address',
      status: 'Status',
      outcome: 'What happens',
    },
    outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
    was: (to: string, status: string) => `was ${to} (${status})`,
    totals: (added: number, changed: number, unchanged: number, refused: number) =>
      `${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`,
    headingLine: (line: number) => `Line ${line} was read as the headings of the columns.`,
    firstOf: (shown: number, all: number) => `The first ${shown} of ${all} rows, those refused first.`,
    submit: (count: number) => (count === 1 ? 'Import 1 row' : `Import ${count} rows`),
    done: (count: number) => (count === 1 ? '1 row imported.' : `${count} rows imported.`),
    unused: 'Never followed',
  },
  de: {
    open: 'CSV importieren',
    close: 'Import schließen',
    heading: 'Weiterleitungen aus CSV importieren',
    help: 'Spalten: alte Adresse, neue Adresse und 301 oder 302 (leer: 301), getrennt durch Kommas oder Semikolons. Höchstens 5.000 Zeilen und 1 MB, in UTF-8. Zuerst sehen Sie, was geschähe; gespeichert wird erst, wenn Sie importieren.',
    file: 'Datei',
    text: 'Oder fügen Sie die Zeilen hier ein',
    check: 'Prüfen',
    failure: 'Die Datei ließ sich nicht prüfen oder importieren. Versuchen Sie es noch einmal.',
    heads: {
      line: 'Zeile',
      from: 'Alte Adresse',
      to: 'Neue Adresse',
      status: 'Status',
      outcome: 'Was geschieht',
    },
    outcomes: { new: 'Neu', changed: 'Geändert', unchanged: 'Unverändert', refused: 'Abgelehnt' },
    was: (to: string, status: string) => `bisher ${to} (${status})`,
    totals: (added: number, changed: number, unchanged: number, refused: number) =>
      `${added} neu, ${changed} geändert, ${unchanged} unverändert, ${refused} abgelehnt.`,
    headingLine: (line: number) => `Zeile ${line} wurde als Spaltenüberschrift gelesen.`,
    firstOf: (shown: number, all: number) => `Die ersten ${shown} von ${all} Zeilen, abgelehnte zuerst.`,
    submit: (count: number) => (count === 1 ? '1 Zeile importieren' : `${count} Zeilen importieren`),
    done: (count: number) => (count === 1 ? '1 Zeile importiert.' : `${count} Zeilen importiert.`),
    unused: 'Nie aufgerufen',
  },
} as const;
