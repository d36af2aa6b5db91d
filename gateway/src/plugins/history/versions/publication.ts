import type { PayloadRequest } from 'payload';

import { draftHash } from '../../../cms/access/draftHash';
import { liveVersion, newestVersion, type Kept } from '../../../cms/access/storedVersions';

/**
 * Whether a document is published, and whether its draft differs from that in any language; a draft may be as published
 * again.
 */
export async function publicationOf(
  kept: Kept,
  req: PayloadRequest,
): Promise<{ isPublished: boolean; isChanged: boolean }> {
  const [newest, live] = [await newestVersion(kept, req), await liveVersion(kept, req)];
  return { isPublished: Boolean(live), isChanged: draftHash(newest ?? {}) !== draftHash(live ?? {}) };
}
