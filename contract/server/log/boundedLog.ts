export interface LogEntry {
  level: 'error' | 'warn' | 'info';
  /** The work that failed, for example `Live call`. */
  during: string;
  /** The reason, without parameters: entries with the same cause are one line a minute. */
  cause: string;
  stack?: string;
  /** The id that the caller was given, to find this line by; lines that are only counted have none. */
  reference?: string;
}

interface BoundedLogOptions {
  write: (line: string) => void;
  now: () => Date;
}

const windowMs = 60_000;
/** Causes that are told apart within a minute; the others are one. */
const mostCauses = 200;
/** Characters of a cause; a database's error holds its whole statement. */
const longest = 1_000;
const otherCause = 'other causes';

/** Values of a query; digits of telephone numbers and ids, addresses of e-mail, and whatever follows a question mark in an address. */
const personal: [RegExp, string][] = [
  [/\nparams: [\s\S]*?(?=\n {4}at |$)/g, ''],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<e-mail>'],
  [/\?[^\s'"),][^\s'")]*/g, '?…'],
  [/\+?\d[\d ()/-]{6,}\d(?![\d_])/g, '<number>'],
];

/** A text without what could tell of a person. */
export const withoutPersonalData = (text: string): string =>
  personal.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);

/**
 * Writes JSON lines: the first of each cause at once, and after a minute how many came since. However long an outage
 * is and however many ask, the log grows by two lines per cause and minute at most.
 */
export function createBoundedLog({ write, now }: BoundedLogOptions): (entry: LogEntry) => void {
  const counts = new Map<string, number>();
  const line = (entry: LogEntry & { count?: number }) =>
    write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);

  const close = (key: string, { stack: _stack, reference: _reference, ...entry }: LogEntry) => {
    const count = counts.get(key) ?? 0;
    counts.delete(key);
    if (count > 0) line({ ...entry, count });
  };

  return (given) => {
    const clean = { ...given, cause: withoutPersonalData(given.cause).slice(0, longest) };
    const known = `${clean.during} ${clean.cause}`;
    const isOther = !counts.has(known) && counts.size >= mostCauses;
    const [key, entry] = isOther ? [otherCause, { ...clean, cause: otherCause }] : [known, clean];
    const count = counts.get(key);
    counts.set(key, (count ?? -1) + 1);
    if (count !== undefined) return;
    line({ ...entry, ...(entry.stack && { stack: withoutPersonalData(entry.stack) }) });
    setTimeout(() => close(key, entry), windowMs).unref();
  };
}
