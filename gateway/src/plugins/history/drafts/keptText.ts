import type { Data } from '../../../domain/fieldTree';

/** Text that somebody typed and the server has not saved. */
export interface KeptText {
  /** When it was typed, in milliseconds since 1970. */
  typedAt: number;
  data: Data;
}

/** Kept in this browser, for one person, document and language. */
export const keptTextKey = (parts: (string | number | undefined)[]): string =>
  ['unsavedText', ...parts.map((part) => part ?? '')].join(':');

/** Returns the text that is kept under a key; undefined where there is none that can be read. */
export function readKeptText(key: string): KeptText | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<KeptText> | null;
    return kept?.data && typeof kept.typedAt === 'number' ? (kept as KeptText) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text; a browser without room for it, or that keeps nothing, still saves to the server. */
export function keepText(key: string, data: Data): void {
  try {
    localStorage.setItem(key, JSON.stringify({ typedAt: Date.now(), data } satisfies KeptText));
  } catch {
    // Full or forbidden.
  }
}

export const dropKeptText = (key: string): void => localStorage.removeItem(key);
