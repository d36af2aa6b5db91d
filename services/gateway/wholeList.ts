/** The most that a call gives at once. */
const pageSize = 100;
/** More than 20,000 entries are no list that anybody should hold in memory. */
const mostPages = 200;

interface ListQuery {
  /** From 1. */
  page: number;
  pageSize: number;
}

/**
 * All entries of a list, page by page: a call for each hundred. Throws where there are more than 20,000, and what the
 * call throws.
 */
export async function fetchWholeList<T>(
  fetchPage: (query: ListQuery) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, total } = await fetchPage({ page, pageSize });
    found.push(...items);
    if (items.length === 0 || page * pageSize >= total) return found;
  }
  throw new Error(`A list has more than ${mostPages * pageSize} entries.`);
}
