import type { PayloadRequest } from 'payload';

import { keptAt } from '../../cms/access/documents';
import { draftHash } from '../../cms/access/draftHash';
import { liveVersion, newestVersion } from '../../cms/access/storedVersions';
import { placeOf, type ReleaseRow } from './releaseRows';

/** Tells a document from what it is once it is changed: its published version and its draft. */
export async function stateHash(row: ReleaseRow, req: PayloadRequest): Promise<string> {
  const kept = keptAt(placeOf(row));
  const [live, newest] = [await liveVersion(kept, req), await newestVersion(kept, req)];
  return [live, newest].map((version) => (version ? draftHash(version) : '-')).join(' ');
}

/** Writes down what the site shows before a document of a release is published. */
export const noteBefore = async (row: ReleaseRow, req: PayloadRequest): Promise<void> =>
  noteOf(row, { before: (await liveVersion(keptAt(placeOf(row)), req)) ?? null }, req);

/** Writes down how the release left a document, once all of them are published. */
export const noteLeft = async (row: ReleaseRow, req: PayloadRequest): Promise<void> =>
  noteOf(row, { leftHash: await stateHash(row, req) }, req);

async function noteOf({ id }: ReleaseRow, data: object, { payload, transactionID }: PayloadRequest) {
  await payload.db.updateOne({
    ...{ collection: 'release-documents', id, data: data as never, returning: false },
    req: { transactionID },
  });
}
