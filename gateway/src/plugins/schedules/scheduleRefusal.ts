import { APIError, type Access, type FieldHook, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { isPublishable, keptAt } from '../../cms/access/documents';
import { publishRefusal } from '../../cms/access/publishRefusal';
import { isEditorUser } from '../../cms/access/roles';
import { liveVersion } from '../../cms/access/storedVersions';
import { translate } from '../../cms/fields/translate';
import { withdrawalProblem } from '../../cms/plugins/keepPublished';
import { adminLanguage, contentLanguages, type ContentLanguage } from '../../domain/languages';
import { placeOf, type ScheduledDocument } from './jobs';
import { scheduleMessages } from './texts';

interface Change extends ScheduledDocument {
  type?: string;
  /** The one that is published alone. */
  locale?: ContentLanguage;
  req: PayloadRequest;
}

interface Wish extends Change {
  /** ISO 8601. */
  date?: string | Date | null;
}

/** The reasons why somebody could not publish or unpublish a document now; undefined where there are none. */
export async function changeRefusal({ req, type, locale, doc, global }: Change) {
  const kept = keptAt(placeOf({ doc, global }));
  if (type !== 'unpublish') return publishRefusal(kept, req, locale);
  const live = await liveVersion(kept, req);
  // A confirmation in this request does not hold at the time of the schedule.
  const unconfirmed = { ...req, query: {} } as PayloadRequest;
  const problem = live && (await withdrawalProblem(kept, live, unconfirmed));
  return problem && { reasons: [translate(problem, req)], isIncomplete: false };
}

/** The reason against a schedule, or undefined: it would fail at its time, or at once. */
export async function scheduleRefusal({ req, date, ...change }: Wish): Promise<string | undefined> {
  const words = scheduleMessages[adminLanguage(req.i18n.language)];
  if (!(new Date(date ?? '').getTime() > Date.now())) return words.over;
  const { type, locale, doc, global } = change;
  const problems = await changeRefusal({ req, type, locale, doc, global });
  return (
    problems && (problems.isIncomplete ? words.incomplete(problems.reasons) : problems.reasons.join(' '))
  );
}

/** The only fields that are taken: any other would be stored as it is sent, such as that a job has failed. */
const job = z.strictObject({
  taskSlug: z.literal('schedulePublish'),
  queue: z.literal('default').optional(),
  waitUntil: z.iso.datetime({ offset: true }),
  input: z.strictObject({
    type: z.enum(['publish', 'unpublish']),
    locale: z.enum(contentLanguages).optional(),
    timezone: z.string().max(100).optional(),
    /** Replaced by whoever adds it. */
    user: z.unknown().optional(),
    doc: z.strictObject({ relationTo: z.string(), value: z.coerce.number().int().positive() }).optional(),
    global: z.string().optional(),
  }),
});

/**
 * Jobs that editors add over REST are held to what the form of schedules is. As a rule of access, which the server does not
 * ask for its own.
 */
export const mayAddSchedule: Access = async ({ req, data }) => {
  // Without the right to add one, a person learns nothing of the document.
  if (!isEditorUser(req.user)) return false;
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
  const refusal = await scheduleRefusal({ ...input, date: waitUntil, req });
  return refusal ? refuse(refusal) : true;
};

/**
 * A job without a user runs with every right: one that is added over REST is carried out in the name of whoever adds it,
 * by the rules of that time.
 */
export const nameAuthor: FieldHook = ({ value, req: { user } }): unknown =>
  user ? { ...(value as object), user: { relationTo: user.collection, value: user.id } } : value;
