import type { Payload, Where } from 'payload';

import { documentCalled, rowCalled, type Called } from '../../../cms/access/documents';
import { adminPath } from '../../../domain/adminPath';
import type { ContentLanguage } from '../../../domain/languages';
import { hasDrafts } from '../../../sync/tracked';

export interface OwnDraft extends Called {
  form: string;
  /** When it was saved, in ms. */
  savedAt: number;
}

interface Query {
  /** Name of the person, as documents are signed with it. */
  name: string;
  /** Language of titles and labels. */
  language: ContentLanguage;
  limit: number;
}

const newestBy = (name: string): Where => ({
  and: [
    { latest: { equals: true } },
    { 'version._status': { equals: 'draft' } },
    { 'version.savedBy': { equals: name } },
  ],
});

type Found = { parent: number; updatedAt: string; version: Record<string, unknown> };

/** The documents whose newest version is a draft that somebody saved, the newest first. */
export async function findOwnDrafts(payload: Payload, { name, language, limit }: Query): Promise<OwnDraft[]> {
  const query = { where: newestBy(name), sort: '-updatedAt', limit, depth: 0, locale: language } as const;
  const collections = Object.values(payload.collections).map(({ config }) => config);
  const ofCollections = collections.filter(hasDrafts).map(async ({ slug, admin }) => {
    const title = admin.useAsTitle ?? 'id';
    const select = { parent: true, updatedAt: true, version: { [title]: true } } as never;
    const { docs } = await payload.findVersions({ collection: slug, select, ...query });
    return (docs as unknown as Found[]).map(({ parent, updatedAt, version }): OwnDraft => ({
      ...rowCalled(payload, slug, { ...version, id: parent }, language),
      form: adminPath({ source: slug, id: parent }),
      savedAt: Date.parse(updatedAt),
    }));
  });
  const ofGlobals = payload.globals.config.filter(hasDrafts).map(async ({ slug }) => {
    const called = await documentCalled(payload, { source: slug }, language);
    const select = { updatedAt: true } as never;
    const { docs } = await payload.findGlobalVersions({ slug, select, ...query });
    return (docs as unknown as Found[]).map(({ updatedAt }): OwnDraft => ({
      ...called,
      form: adminPath({ source: slug }),
      savedAt: Date.parse(updatedAt),
    }));
  });
  const found = await Promise.all([...ofCollections, ...ofGlobals]);
  return found
    .flat()
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, limit);
}
