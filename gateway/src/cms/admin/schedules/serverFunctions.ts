import {
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { ServerFunction } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { isEditorUser } from '../../access/roles';
import { cancelSchedule } from './findSchedules';
import { scheduleMessages } from './messages';
import { publishProblems } from './publishProblems';

/** The reason against a schedule, or undefined: it would fail at its time, or at once. */
async function refusalOf({
  req,
  type,
  date,
  doc,
  global,
}: Parameters<typeof schedulePublish>[0]): Promise<string | undefined> {
  const words = scheduleMessages[adminLanguage(req.i18n.language)];
  if (!(new Date(date ?? '').getTime() > Date.now())) return words.over;
  if (type === 'unpublish') return undefined;
  const problems = await publishProblems({ doc, global }, req);
  return problems.length > 0 ? words.incomplete(problems) : undefined;
}

/**
 * Behind “Schedule Publish” in a form. Payload asks only whether somebody works in the admin, takes every time and
 * every document, and queues a job without a document for each one that it cancels.
 */
const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, deleteID } = args;
  if (!isEditorUser(req.user)) return { error: req.t('error:notAllowedToPerformAction') };
  if (deleteID) return cancelSchedule(req.payload, Number(deleteID));
  const error = await refusalOf(args);
  return error ? { error } : schedulePublishHandler(args);
};

/** Replacements for Payload's own server functions. */
export const scheduleFunctions = { 'schedule-publish': schedulePublish };
