import type { Data } from '../../../domain/fieldTree';

type Saved = Data & { updatedAt: string };

interface Answer {
  doc?: Saved;
  result?: Saved;
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

export type Sent =
  | { state: 'saved'; document: Saved }
  /** The server keeps the words as a version: somebody else is editing. */
  | { state: 'keptAside'; message: string }
  | { state: 'offline' | 'loggedOut' }
  | { state: 'refused'; message: string };

/** HTTP's "Insufficient Storage" (rest/fullDisk.ts). */
const fullDisk = 507;
/** Browsers let a page send so many bytes while it is being closed. */
const mostWhileClosing = 60_000;

/** Saves a draft as the form itself does; `leaving` also while the page is being closed. */
export async function sendDraft(
  address: string,
  data: Data,
  { method, language, leaving = false }: { method: string; language: string; leaving?: boolean },
): Promise<Sent> {
  const body = JSON.stringify({ ...data, _status: 'draft' });
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  const keepalive = leaving && body.length < mostWhileClosing;
  const request = { method, body, headers, keepalive };
  const response = await fetch(leaving ? `${address}&leaving=true` : address, request).catch(() => undefined);
  if (!response || (response.status >= 500 && response.status !== fullDisk)) return { state: 'offline' };
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const document = answer.doc ?? answer.result;
  if (response.ok && document) return { state: 'saved', document: document };
  const [error] = answer.errors ?? [];
  const message = error?.data?.errors?.[0]?.message ?? error?.message ?? response.statusText;
  if (response.status === 423) return { state: 'keptAside', message };
  if (response.status === 401) return { state: 'loggedOut' };
  return { state: 'refused', message };
}
