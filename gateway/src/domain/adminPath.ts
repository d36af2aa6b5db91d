/** The path of the form that edits a document of a collection, or a global. */
export const adminPath = ({ source, id }: { source: string; id?: number | string }): string =>
  id === undefined ? `/admin/globals/${source}` : `/admin/collections/${source}/${id}`;

/** The document or global that a name such as `articles:3` or `menu` stands for. */
export function placeNamed(name: string): { source: string; id?: number } {
  const [source = '', id] = name.split(':');
  return id ? { source, id: Number(id) } : { source };
}
