/** Files of the CMS that links may lead to: the site sends visitors on to the gateway host, which has them at this path. */
const filePath = /^\/cms-api\/(media|documents)\/file\/([^/?#]+)$/;

/** The collection and the name of the file at a path; undefined for every other path. */
export function fileOfPath(
  path: string,
): { collection: 'media' | 'documents'; filename: string } | undefined {
  const [, collection, name = ''] = filePath.exec(path) ?? [];
  if (collection !== 'media' && collection !== 'documents') return undefined;
  try {
    return { collection, filename: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
}
