import {
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import { APIError, type ServerFunction } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { contentLanguages } from '../../domain/languages';
import { scheduleRefusal } from './scheduleRefusal';

const languageNamed = (code: string | undefined) => contentLanguages.find((one) => one === code);

/**
 * Behind “Schedule Publish” in a form. Payload asks only whether somebody works in the admin, takes every time and
 * every document, and queues a job without a document for each one that it cancels.
 */
const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, deleteID } = args;
  if (!isEditorUser(req.user)) return { error: req.t('error:notAllowedToPerformAction') };
  if (deleteID) {
    await req.payload.delete({ collection: 'payload-jobs', where: { id: { equals: deleteID } } });
    return {};
  }
  const error = await scheduleRefusal({ ...args, locale: languageNamed(args.localeToPublish) }).catch(
    // Such as a language that cannot be published alone.
    (problem: unknown) => {
      if (problem instanceof APIError && problem.status < 500) return problem.message;
      throw problem;
    },
  );
  return error ? { error } : schedulePublishHandler(args);
};

/** Replacements for Payload's own server functions. */
export const scheduleFunctions = { 'schedule-publish': schedulePublish };
