import type { CollectionSlug, GlobalSlug, Payload } from 'payload';

import { documentName, parseVersions } from '@/contract/site/contentVersions';

type Versions = Map<string, number>;

/** As visitors see it, and no more of it than its time. */
const asVisitor = { overrideAccess: false, depth: 0, select: { updatedAt: true } } as const;

async function addCollection(payload: Payload, source: CollectionSlug, ids: number[], versions: Versions) {
  const { docs } = await payload.find({
    collection: source,
    where: { id: { in: ids } },
    pagination: false,
    ...asVisitor,
  });
  for (const { id, updatedAt } of docs as { id: number; updatedAt?: string }[])
    if (updatedAt) versions.set(documentName({ source, id }), Date.parse(updatedAt));
}

async function addGlobal(payload: Payload, source: GlobalSlug, versions: Versions) {
  const { updatedAt } = await payload.findGlobal({ slug: source, ...asVisitor });
  if (updatedAt) versions.set(source, Date.parse(updatedAt));
}

/** When the published version of each document in these texts was saved, by its name; what is not published is missing. */
export async function publishedVersions(payload: Payload, contents: string[]): Promise<Versions> {
  const shown = new Map(contents.flatMap(parseVersions).map((version) => [documentName(version), version]));
  const idsOf = new Map<string, number[]>();
  for (const { source, id } of shown.values())
    idsOf.set(source, [...(idsOf.get(source) ?? []), ...(id === undefined ? [] : [id])]);
  const versions: Versions = new Map();
  for (const [source, ids] of idsOf) {
    if (source in payload.collections) await addCollection(payload, source as CollectionSlug, ids, versions);
    else if (payload.globals.config.some(({ slug }) => slug === source))
      await addGlobal(payload, source as GlobalSlug, versions);
  }
  return versions;
}
