import { cms, create } from './cms';

/** Creates documents for a test file and deletes them afterwards. */
export function made() {
  const documents: [string, number][] = [];
  const make = async (collection: string, body: object, status: 'draft' | 'published') => {
    const id = await create(collection, body, status);
    documents.push([collection, id]);
    return id;
  };
  const takeAway = async () => {
    for (const [collection, id] of documents.reverse()) await cms('DELETE', `/${collection}/${id}`);
  };
  return { make, takeAway };
}
