import type { Payload } from 'payload';

import { type Decision, type ReturnFigures, stateAfter } from '../../domain/clientReturn';
import type { Merchant } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { requireMerchant } from '../accounts/currentMerchant';
import { tellStaff } from './tellStaff';

interface GivenDecision {
  returnId: number;
  decision: Decision;
  /** What the account saw: only these figures are approved. */
  figures: ReturnFigures;
  /** Of the decision `question`. */
  question: string;
}

/** `changed`: the return is no longer as it was shown. `unknown`: this account has none of this number. */
export type DecisionResult = 'done' | 'changed' | 'unknown';

const decide = `
  UPDATE client_returns
  SET state = $1, decided_at = $2, decided_by = $3, question = $4, answer = NULL
  WHERE id = $5 AND state = 'toApprove' AND net_sales = $6 AND output_tax = $7 AND input_tax = $8
    AND client_file_id IN (SELECT id FROM client_files WHERE merchant_id = $9)
  RETURNING id`;

const nameOfAccount = ({ companyName, username }: Merchant): string =>
  [companyName, username].filter(Boolean).join(', ');

async function findOwnReturn(payload: Payload, id: number, merchantId: number) {
  const { docs } = await payload.find({
    collection: 'client-returns',
    where: { id: { equals: id }, 'clientFile.merchant': { equals: merchantId } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/**
 * Approves a return or sends it back with a question, for who is logged in; in one statement, so that a second sending
 * changes nothing, and neither do figures that staff changed meanwhile. Staff is told of what was done.
 * @throws AccountRefusal `session`
 */
export async function decideReturn(
  { returnId, decision, figures, question }: GivenDecision,
  session: { payload: Payload; token: string | undefined; now: Date },
): Promise<DecisionResult> {
  const { payload, now } = session;
  const merchant = await requireMerchant(session);
  const state = stateAfter[decision];
  const asked = decision === 'question' ? question : null;
  const decided = await statement(payload, decide, [
    state,
    now.toISOString(),
    nameOfAccount(merchant),
    asked,
    returnId,
    figures.netSales,
    figures.outputTax,
    figures.inputTax,
    merchant.id,
  ]);
  if (decided.length === 1) {
    payload.logger.info({ msg: 'A return was decided', returnId, merchant: merchant.id, state });
    await tellStaff(payload, returnId, decision, now);
    return 'done';
  }
  const stored = await findOwnReturn(payload, returnId, merchant.id);
  if (!stored) return 'unknown';
  const isSame =
    stored.state === state &&
    stored.netSales === figures.netSales &&
    stored.outputTax === figures.outputTax &&
    stored.inputTax === figures.inputTax &&
    (stored.question ?? null) === asked;
  return isSame ? 'done' : 'changed';
}
