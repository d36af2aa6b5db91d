import { createHash } from 'node:crypto';

import { Forbidden, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { isEditorUser } from '../../cms/access/roles';
import { bodyOf, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import { statement } from '../../platform/db/statement';
import { recordChange } from '../../sync/notifySite';
import { importProblems, longestFile } from './importTexts';
import { type Plan, planImport, type PlannedRow, UnreadableFile } from './planImport';

const importBody = z.object({ text: z.string(), plan: z.string().optional() });

/** The answer to a dry run. Who imports sends `plan` back, so that nothing is written that was not shown. */
export interface DryRun extends Plan {
  plan: string;
}

const isWritten = ({ outcome }: PlannedRow) => outcome === 'new' || outcome === 'changed';

/** Identifies what a plan writes, whatever the language of its reasons. */
const printOf = ({ rows }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ reasons: _reasons, ...row }) => row)))
    .digest('hex');

/**
 * Writes all rows or none, in one statement: Payload would take a quarter of a minute for a long file, in which nobody else
 * can save on SQLite. The site is told once, for it fetches the whole list.
 */
async function write(rows: PlannedRow[], req: PayloadRequest): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((_row, at) => `($1, $1, $${3 * at + 2}, $${3 * at + 3}, $${3 * at + 4})`);
  const [written] = await statement(
    req.payload,
    `INSERT INTO redirects (created_at, updated_at, "from", "to", status) VALUES ${values.join(', ')}
    ON CONFLICT ("from") DO UPDATE SET
      updated_at = excluded.updated_at, "to" = excluded."to", status = excluded.status,
      is_automatic = false
    RETURNING id`,
    [new Date().toISOString(), ...rows.flatMap(({ from, to, status }) => [from, to, status])],
  );
  // The site asks for the list by time as well.
  await recordChange(req, { source: 'redirects', id: Number(written?.id), before: {}, after: {} }).catch(
    (err: unknown) => req.payload.logger.error({ err, msg: 'The site was not told of imported redirects.' }),
  );
}

async function answerPlan(plan: Plan, asked: string | undefined, req: PayloadRequest): Promise<Response> {
  const print = printOf(plan);
  if (req.searchParams.get('dryRun') === 'true')
    return jsonResponse({ ...plan, plan: print } satisfies DryRun);
  if (asked !== print) return refuse(importProblems.otherPlan, 409, req);
  const rows = plan.rows.filter(isWritten);
  try {
    await write(rows, req);
  } catch (err) {
    req.payload.logger.error({ err, msg: 'Redirects could not be imported.' });
    return refuse(importProblems.notWritten, 500, req);
  }
  return jsonResponse({ imported: rows.length });
}

/**
 * `POST /redirects/import?dryRun=true`: what importing a CSV file would do; without `dryRun`, and with the `plan` of that
 * answer, does it. For editors.
 */
export const importEndpoint: Endpoint = {
  method: 'post',
  path: '/import',
  handler: async (req) => {
    if (!isEditorUser(req.user)) throw new Forbidden(req.t);
    const { success, data } = importBody.safeParse(await bodyOf(req));
    if (!success) return refuse(importProblems.empty, 400, req);
    if (Buffer.byteLength(data.text) > longestFile) return refuse(importProblems.tooLong, 413, req);
    try {
      return await answerPlan(await planImport(data.text, req), data.plan, req);
    } catch (error) {
      if (error instanceof UnreadableFile) return refuse(error.reason, 400, req);
      throw error;
    }
  },
};
