import { AsyncLocalStorage } from 'node:async_hooks';

import { documentName, type DocumentVersion, formatVersions } from '@/contract/site/contentVersions';
import { processState } from '@/shared/server/processState';

import type { Preview } from '../platform/plugins/extend';

/** The context that all reads of one call share. */
interface ReadContext {
  /** The documents that are shown as drafts; none for the published content (draftContext.ts). */
  drafts?: Preview;
  /** The versions that were read, by the document's name. */
  versions?: Map<string, DocumentVersion>;
}

/** Calls and Payload's hooks may be bundles of their own in one process. */
const storage = processState('gatewayReadContext', () => new AsyncLocalStorage<ReadContext>());

/** The context of the call around the caller; empty outside of any. */
export const readContext = (): ReadContext => storage.getStore() ?? {};

/** Does `work` in the context of the caller with some fields changed. */
export const withReadContext = <T>(changes: ReadContext, work: () => T): T =>
  storage.run({ ...readContext(), ...changes }, work);

/** Notes that the call around this read a document; anything else that reads is not asked. */
export function trackRead(source: string, document: { id?: unknown; updatedAt?: unknown }): void {
  const { id, updatedAt } = document;
  if (typeof updatedAt !== 'string') return;
  const version = {
    source,
    ...(typeof id === 'number' && { id }),
    savedAt: Date.parse(updatedAt),
  };
  readContext().versions?.set(documentName(version), version);
}

/** Notes that the call around this shows a draft of a release, by which its preview knows that the page has one. */
export function trackRelease(draft: object | null): void {
  const { versions, drafts } = readContext();
  const { updatedAt } = (draft ?? {}) as { updatedAt?: unknown };
  if (!versions || !drafts?.release || typeof updatedAt !== 'string') return;
  const release = { source: 'releases', id: drafts.release };
  versions.set(documentName(release), { ...release, savedAt: Date.parse(updatedAt) });
}

/** Notes that the call around this lists documents of all kinds of a collection: a new one may be among them. */
export function trackList(source: string): void {
  readContext().versions?.set(source, { source, savedAt: 0 });
}

/** Notes what the call around this refers to and did not find: it belongs there once it is published. */
export function trackMissing(source: string, ids: Iterable<number>): void {
  for (const id of ids) readContext().versions?.set(documentName({ source, id }), { source, id, savedAt: 0 });
}

/** Documents in the order of `ids`; those that were not found are left out and belong there once they are published. */
export function inOrderOf<T>(ids: number[], found: ReadonlyMap<number, T>, source: string): T[] {
  trackMissing(
    source,
    ids.filter((id) => !found.has(id)),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Does `work` and tells which versions of which documents it read. */
export async function trackVersions<T>(work: () => Promise<T>): Promise<{ result: T; versions: string }> {
  const read = new Map<string, DocumentVersion>();
  const result = await withReadContext({ versions: read }, work);
  return { result, versions: formatVersions(read.values()) };
}
