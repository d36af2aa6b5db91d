import { APIError, type Access, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { needsApproval } from '../../cms/access/approval';
import { isPublishable, keptAt } from '../../cms/access/documents';
import { publishRefusal } from '../../cms/access/publishRefusal';
import { isEditorUser } from '../../cms/access/roles';
import { liveVersion } from '../../cms/access/storedVersions';
import { translate } from '../../cms/fields/translate';
import { withdrawalProblem } from '../../cms/plugins/keepPublished';
import { adminLanguage } from '../../domain/languages';
import { placeOf, type ScheduledDocument } from './findSchedules';
import { scheduleMessages } from './texts';

interface Wish extends ScheduledDocument {
  type?: string;
  /** ISO 8601. */
  date?: string | Date | null;
  req: PayloadRequest;
}

/** The reason against a schedule, or undefined: it would fail at its time, or at once. */
export async function scheduleRefusal({ req, type, date, doc, global }: Wish): Promise<string | undefined> {
  const words = scheduleMessages[adminLanguage(req.i18n.language)];
  if (!(new Date(date ?? '').getTime() > Date.now())) return words.over;
  const kept = keptAt(placeOf({ doc, global }));
  if (type === 'unpublish') {
    const live = await liveVersion(kept, req);
    const problem = live && (await withdrawalProblem(kept, live, req));
    return problem && translate(problem, req);
  }
  const problems = await publishRefusal(kept, req);
  return (
    problems && (problems.isIncomplete ? words.incomplete(problems.reasons) : problems.reasons.join(' '))
  );
}

const job = z.object({
  taskSlug: z.literal('schedulePublish'),
  waitUntil: z.iso.datetime({ offset: true }),
  input: z.object({
    type: z.enum(['publish', 'unpublish']),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number().int().positive() }).optional(),
    global: z.string().optional(),
  }),
});

/**
 * Jobs that editors add over REST are held to what the form of schedules is. As a rule of access: jobs have no hooks, and
 * the server stores its own without asking.
 */
export const mayAddSchedule: Access = async ({ req, data }) => {
  // Whoever may not add one learns nothing of the document. A job names no author whose drafts need an approval.
  if (!isEditorUser(req.user) || (await needsApproval(req))) return false;
  if (!data) return true;
  const refuse = (problem: string): never => {
    throw new APIError(problem, 400, undefined, true);
  };
  const words = scheduleMessages[adminLanguage(req.i18n.language)];
  const given = job.safeParse(data);
  if (!given.success) return refuse(words.malformed);
  const { input, waitUntil } = given.data;
  if ((input.doc && input.global) || !isPublishable(req.payload, placeOf(input)))
    return refuse(words.malformed);
  const refusal = await scheduleRefusal({ req, date: waitUntil, ...input });
  return refusal ? refuse(refusal) : true;
};
