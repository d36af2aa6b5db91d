import type { Payload } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import type { ContentLanguage } from '../../domain/languages';
import type { Preview } from '../../platform/plugins/extend';
import { languagesOf, type ReleasedLanguages } from './release';

const releaseNamed = /^releases:(\d{1,15})$/;

/** The documents of a release, which its preview shows as drafts. */
export async function findPreview(payload: Payload, name: string): Promise<Preview | undefined> {
  const release = Number(releaseNamed.exec(name)?.[1]);
  if (!release) return undefined;
  const { docs } = await payload.find({
    collection: 'release-documents',
    where: { release: { equals: release } },
    depth: 0,
    pagination: false,
  });
  const documents = new Map<string, readonly ContentLanguage[]>();
  for (const { source, document, languages } of docs) {
    const one = documentName({ source, ...(document && { id: document }) });
    documents.set(one, [...(documents.get(one) ?? []), ...languagesOf(languages as ReleasedLanguages)]);
  }
  return { documents, release };
}
