import type { RequestContext } from '../requestContext';

export interface SavedReport {
  reportId: string;
  createdAt: string;
}

/** Reports of the check that a merchant saved while logged in, the newest first; all of them without a limit. */
export async function findReports(
  { payload }: Pick<RequestContext, 'payload'>,
  merchantId: number,
  limit = 0,
): Promise<SavedReport[]> {
  const { docs } = await payload.find({
    collection: 'survey-reports',
    where: { merchant: { equals: merchantId } },
    sort: '-createdAt',
    depth: 0,
    limit,
  });
  return docs.map(({ reportId, createdAt }) => ({ reportId, createdAt }));
}
