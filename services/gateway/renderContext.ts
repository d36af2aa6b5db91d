import { AsyncLocalStorage } from 'node:async_hooks';

import type { DocumentVersion } from '@/contract/site/contentVersions';
import { processState } from '@/shared/server/processState';

/** The context that all gateway calls of one render share. */
interface RenderContext {
  /** Path of the page that is rendered, with its language. */
  address?: string;
  /** Aborts when the time of the work is over (deadline.ts). */
  deadline?: AbortSignal;
  /** The document whose draft is shown, such as `articles:3` (preview.ts). */
  draft?: string;
  /** The moment that the preview shows, in milliseconds since 1970; none: now. */
  previewAt?: number;
  /** The documents that the work is made from, by name (contentVersions.ts). */
  documents?: Map<string, DocumentVersion>;
}

/** Pages and calls are bundles of their own in one process. */
const storage = processState('siteRenderContext', () => new AsyncLocalStorage<RenderContext>());

/** The context of the work around the caller; empty outside of any. */
export const renderContext = (): RenderContext => storage.getStore() ?? {};

/** Does `work` in the context of the caller with some fields changed. */
export const withRenderContext = <T>(changes: RenderContext, work: () => T): T =>
  storage.run({ ...renderContext(), ...changes }, work);
