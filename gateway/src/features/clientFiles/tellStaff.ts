import type { Payload } from 'payload';

import type { Decision } from '../../domain/clientReturn';
import { tell, whereEditor } from '../notices/notices';

const noticeKinds = { approve: 'returnApproved', question: 'returnQuestioned' } as const;

async function sendNotice(payload: Payload, returnId: number, decision: Decision, now: Date): Promise<void> {
  const { name, clientFile } = await payload.findByID({
    collection: 'client-returns',
    id: returnId,
    depth: 1,
  });
  const country = typeof clientFile === 'object' ? clientFile.country : '';
  const { docs } = await payload.find({
    collection: 'users',
    where: whereEditor,
    depth: 0,
    pagination: false,
  });
  const notice = {
    document: `client-returns:${returnId}`,
    title: `${country}, ${name}`,
    kind: noticeKinds[decision],
    authorName: '–',
  };
  await tell(payload, notice, docs, now);
}

/**
 * Tells those who work on client files what an account decided about a return. The notice names the return and not the
 * account, whose data stay in one place and go with it. The account is done whether or not staff can be told: the log has
 * the fault, the admin the return.
 */
export async function tellStaff(
  payload: Payload,
  returnId: number,
  decision: Decision,
  now: Date,
): Promise<void> {
  await sendNotice(payload, returnId, decision, now).catch((err: unknown) =>
    payload.logger.error({ err, msg: 'Staff could not be told of a decided return.', returnId }),
  );
}
