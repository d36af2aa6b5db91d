import type { PayloadRequest } from 'payload';

interface Saving {
  operation: string;
  /** Arguments of the operation; their type depends on it. */
  args?: unknown;
  req: PayloadRequest;
}

interface SaveArguments {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: unknown };
}

const keyOf = (source: string, id: unknown = '') => `draft save: ${source} ${String(id)}`;

/** Notes, before Payload begins, whether a save leaves the published row as it is; no hook is told later. */
export const noteDraftSave =
  (source: string) =>
  ({ operation, args, req }: Saving): void => {
    if (operation !== 'update') return;
    const { id, draft, data } = (args ?? {}) as SaveArguments;
    req.context[keyOf(source, id)] = Boolean(draft) && data?._status !== 'published';
  };

/**
 * Whether a save changes the draft alone, so that what visitors see is the same before and after it. A save of several
 * documents is noted without their ids. Nobody is told of the demo content either.
 */
export const isDraftSave = (req: PayloadRequest, source: string, id?: unknown): boolean =>
  req.context.isSeeding === true || (req.context[keyOf(source, id)] ?? req.context[keyOf(source)]) === true;
