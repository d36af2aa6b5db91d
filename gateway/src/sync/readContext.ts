import { AsyncLocalStorage } from 'node:async_hooks';

import type { DocumentVersion } from '@/contract/site/contentVersions';
import { processState } from '@/shared/server/processState';

import type { Preview } from '../platform/plugins/extend';

/** The context that all reads of one call share. */
interface ReadContext {
  /** The documents that are shown as drafts; none for the published content (draftContext.ts). */
  drafts?: Preview;
  /** The versions that were read, by the document's name (trackVersions.ts). */
  versions?: Map<string, DocumentVersion>;
}

/** Calls and Payload's hooks may be bundles of their own in one process. */
const storage = processState('gatewayReadContext', () => new AsyncLocalStorage<ReadContext>());

/** The context of the call around the caller; empty outside of any. */
export const readContext = (): ReadContext => storage.getStore() ?? {};

/** Does `work` in the context of the caller with some fields changed. */
export const withReadContext = <T>(changes: ReadContext, work: () => T): T =>
  storage.run({ ...readContext(), ...changes }, work);
