import { isIP } from 'node:net';

export interface LogEntry {
  level: 'error' | 'warn' | 'info';
  /** The work that failed, for example `Live call`. */
  during: string;
  /** The reason, without parameters: entries with the same cause are one line a minute. */
  cause: string;
  stack?: string;
  /** Id of the request that it happened in, which its answer carries too; lines that are only counted have none. */
  requestId?: string;
}

/** A log entry with its time, and the number of entries that came after the first. */
export interface LogRecord extends LogEntry {
  /** ISO 8601. */
  time: string;
  count?: number;
}

interface BoundedLogOptions {
  write: (record: LogRecord) => void;
  now: () => Date;
}

const windowMs = 60_000;
/** Causes that are told apart within a minute; the others are one. */
const mostCauses = 200;
/** Characters of a cause; a database's error holds its whole statement. */
const longest = 1_000;
const otherCause = 'other causes';

/** Addresses of visitors; this machine's own says which server is not reached. */
const withoutAddress = (text: string): string => {
  const isLocal = /^(127\.|0\.0\.0\.0$|::1?(:\d+)?$)/.test(text);
  return isIP(text) && !isLocal ? '<address>' : text;
};

/** Patterns of personal data and secrets, with their replacements. Each pattern sees the text as the earlier ones left it. */
const personal: [RegExp, string | ((found: string) => string)][] = [
  [/\nparams: [\s\S]*?(?=\n {4}at |$)/g, ''],
  // User and password in an address.
  [/(?<=:\/\/)[^\s/@]+@/g, '<login>@'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<e-mail>'],
  [/\?[^\s'"),][^\s'")]*/g, '?…'],
  [
    /\b(loginCode|token|password|secret|signature|authorization|cookie)(["']?\s*[:=]\s*["']?)(?:Bearer )?[^\s"',;)}]+/gi,
    '$1$2<secret>',
  ],
  [/\bBearer [^\s"',;)}]+/g, 'Bearer <secret>'],
  // Ids of saved reports and requests, and random tokens; names of files stand behind a slash.
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '<id>'],
  [/(?<=\/calculate\/)[\da-z]{12}\b/gi, '<id>'],
  [/\b[\da-f]{32,}\b/gi, '<token>'],
  [/(?<![\w./-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w.])/g, '<token>'],
  [/(?<![\w:.])[\da-f]*:[\da-f:]*:[\da-f.]*(?![\w:])/gi, withoutAddress],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, withoutAddress],
  [/\+?\d[\d ()/-]{6,}\d(?![\d_])/g, '<number>'],
];

/** A text without what could tell of a person or let somebody in. */
export const withoutPersonalData = (text: string): string =>
  personal.reduce(
    // Both kinds of replacement fit; the overloads of `replace` take one at a time.
    (clean, [pattern, instead]) => clean.replace(pattern, instead as string),
    text,
  );

/**
 * Writes log records: the first of each cause at once, and after a minute how many came since. However long an outage
 * is and however many ask, the log grows by two lines per cause and minute at most.
 */
export function createBoundedLog({ write, now }: BoundedLogOptions): (entry: LogEntry) => void {
  const counts = new Map<string, number>();
  const line = (entry: Omit<LogRecord, 'time'>) => write({ time: now().toISOString(), ...entry });

  const close = (key: string, { stack: _stack, requestId: _requestId, ...entry }: LogEntry) => {
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
