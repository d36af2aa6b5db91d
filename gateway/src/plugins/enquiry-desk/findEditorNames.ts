import type { Payload } from 'payload';

/** The names of those who answer enquiries: editors and administrators, each once and in order. */
export async function findEditorNames(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: ['editor', 'administrator'] } },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
  });
  return [...new Set(docs.map(({ name }) => name))];
}
