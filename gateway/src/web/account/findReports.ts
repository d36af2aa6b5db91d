import { obligationIds, type ObligationId } from '@/contract/lists/obligations';

import type { RequestContext } from '../requestContext';
import type { SavedReport } from './Reports';

/** The obligations of keys that the site has saved, each once; a key can have a doubt behind the id. */
const obligationsOf = (keys: string[] | null | undefined): ObligationId[] =>
  obligationIds.filter((id) => keys?.some((key) => key.split('-')[0] === id));

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
  return docs.map(({ reportId, createdAt, addedToSum, leftOutOfSum }) => ({
    reportId,
    createdAt,
    added: obligationsOf(addedToSum),
    leftOut: obligationsOf(leftOutOfSum),
  }));
}
