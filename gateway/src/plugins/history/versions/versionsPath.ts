/**
 * So many stand beside the form, and of a version what says who saved it and how: the rest is its whole text. Payload
 * takes the choice of fields for that of a global itself once more, and drops what it does not find there.
 */
const query = [
  'sort=-updatedAt&limit=6&depth=0',
  ...[
    '[updatedAt]',
    '[publishedLocale]',
    '[version][savedBy]',
    '[version][_status]',
    '[savedBy]',
    '[_status]',
  ].map((path) => `select${path}=true`),
].join('&');

/** The path, in the REST interface, of who saved the newest versions of a document, or of a global, and how. */
export const versionsPath = (source: string, id: string | undefined): string =>
  id === undefined
    ? `/globals/${source}/versions?${query}`
    : `/${source}/versions?where[parent][equals]=${id}&${query}`;
