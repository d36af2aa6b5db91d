import type { Payload, PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { calledWhole, documentCalled, type Place } from '../../cms/access/documents';
import type { ContentLanguage } from '../../domain/languages';
import type { ReleaseDocument } from '../../payload-types';
import type { ReleasedLanguages } from './release';

/** A document in a release. */
export interface ReleaseRow extends ReleaseDocument {
  languages: ReleasedLanguages;
}

export const placeOf = ({ source, document }: Pick<ReleaseRow, 'source' | 'document'>): Place => ({
  source,
  ...(document && { id: document }),
});

export const keyOf = (release: number, place: Place, languages: ReleasedLanguages): string =>
  `${release} ${documentName(place)} ${languages}`;

/** All but the texts from before a release, of which 50 are megabytes. */
export const withoutBefore = { before: false } as const;

/** The documents of a release, in the order in which they were added. */
export async function findRows(
  payload: Payload,
  release: number,
  req?: PayloadRequest,
): Promise<ReleaseRow[]> {
  const { docs } = await payload.find({
    collection: 'release-documents',
    where: { release: { equals: release } },
    sort: 'id',
    pagination: false,
    depth: 0,
    select: withoutBefore,
    req,
  });
  return docs as ReleaseRow[];
}

/** How the admin calls the document of a row; as it was called when it was added where it is gone. */
export async function titleOfRow(
  payload: Payload,
  row: ReleaseRow,
  language: ContentLanguage,
): Promise<string> {
  const { isGone, ...called } = await documentCalled(payload, placeOf(row), language);
  return isGone ? row.title : calledWhole(called);
}
