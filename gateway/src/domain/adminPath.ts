/** The path of the form that edits a document of a collection, or a global. */
export const adminPath = ({ source, id }: { source: string; id?: number | string }): string =>
  id === undefined ? `/admin/globals/${source}` : `/admin/collections/${source}/${id}`;
