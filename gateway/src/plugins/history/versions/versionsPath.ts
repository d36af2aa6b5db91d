/** A document of a collection, or a global. */
export interface Versioned {
  id?: number | string;
  collectionSlug?: string;
  globalSlug?: string;
}

/** So many stand beside the form. */
const most = 6;

/** The rest of a version is its whole text. */
const ofVersion = ['[updatedAt]', '[publishedLocale]', '[version][savedBy]', '[version][_status]'];

/** Payload takes the choice of fields for that of the global itself once more, and drops what it does not find there. */
const ofGlobal = [...ofVersion, '[savedBy]', '[_status]'];

/** The path, in the REST interface, of who saved the newest versions and how. */
export function versionsPath({ id, collectionSlug, globalSlug }: Versioned): string {
  const selected = (globalSlug ? ofGlobal : ofVersion).map((path): [string, string] => [
    `select${path}`,
    'true',
  ]);
  const query = new URLSearchParams({
    ...(collectionSlug && { 'where[parent][equals]': String(id) }),
    sort: '-updatedAt',
    limit: String(most),
    depth: '0',
    ...Object.fromEntries(selected),
  });
  return `/${globalSlug ? `globals/${globalSlug}` : collectionSlug}/versions?${query}`;
}
