import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '@/contract/server/processState';
import type { DocumentVersion } from '@/contract/site/contentVersions';

import type { ContentLanguage } from '../domain/languages';

/** What a preview shows. */
export interface ShownDrafts {
  /** Documents by name, such as `articles:3`, with the languages in which their drafts are shown. */
  documents: ReadonlyMap<string, readonly ContentLanguage[]>;
  /** Id of the release that they are in, where they are shown together. */
  release?: number;
}

/** The context that all reads of one call share. */
interface ReadContext {
  /** The documents that are shown as drafts; none for the published content (draftContext.ts). */
  drafts?: ShownDrafts;
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
