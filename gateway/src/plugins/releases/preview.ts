import type { Payload } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import type { ContentLanguage } from '../../domain/languages';
import type { Preview } from '../../platform/plugins/extend';
import { languagesOf } from './release';
import { findRows, placeOf } from './releaseRows';

const releaseNamed = /^releases:(\d{1,15})$/;

/** The documents of a release, which its preview shows as drafts. */
export async function findPreview(payload: Payload, name: string): Promise<Preview | undefined> {
  const release = Number(releaseNamed.exec(name)?.[1]);
  if (!release) return undefined;
  const documents = new Map<string, readonly ContentLanguage[]>();
  for (const row of await findRows(payload, release)) {
    const one = documentName(placeOf(row));
    documents.set(one, [...(documents.get(one) ?? []), ...languagesOf(row.languages)]);
  }
  return { documents, release };
}
