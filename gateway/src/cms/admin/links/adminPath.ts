/** Where a document is edited: that of a collection, or a global. */
export const adminPath = ({ source, id }: { source: string; id?: number }): string =>
  id === undefined ? `/admin/globals/${source}` : `/admin/collections/${source}/${id}`;
