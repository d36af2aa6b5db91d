import type { Payload, Where } from 'payload';

import { type Notice, tell, whereEditor } from '../../features/notices/notices';
import type { User } from '../../payload-types';
import { lastDecision, type ReviewEntry, type ReviewKind } from './reviewState';

/** Who is told: of a submission all who may approve it, of an answer who submitted, of a comment who took part. */
async function findRecipients(
  payload: Payload,
  kind: ReviewKind,
  author: number,
  before: readonly ReviewEntry[],
): Promise<User[]> {
  const submitter = before.findLast((entry) => entry.kind === 'submitted')?.author;
  const ids =
    kind === 'comment' ? before.map((entry) => entry.author) : [submitter ?? lastDecision(before)?.author];
  const where: Where =
    kind === 'submitted' ? whereEditor : { id: { in: ids.filter((id) => id !== undefined) } };
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false });
  return docs.filter(({ id }) => id !== author);
}

/** Tells in the admin and by e-mail what was done about a draft. */
export async function sendNotices(
  payload: Payload,
  notice: Notice & { author: number; kind: ReviewKind },
  before: readonly ReviewEntry[],
  now: Date,
): Promise<void> {
  const { author, ...told } = notice;
  await tell(payload, told, await findRecipients(payload, notice.kind, author, before), now);
}
