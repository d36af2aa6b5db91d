import type { Endpoint, PayloadRequest } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { adminLanguage } from '../../domain/languages';
import { cancelSchedule, findSchedules, type ScheduledSource } from './findSchedules';

const forEditors =
  (answer: (req: PayloadRequest) => Promise<Response>) =>
  (req: PayloadRequest): Promise<Response> =>
    isEditorUser(req.user)
      ? answer(req)
      : Promise.resolve(Response.json({ message: 'Forbidden' }, { status: 403 }));

/** The document of a query such as `?source=pages&id=3`, or `?source=menu`; undefined where none is named. */
function scheduledOf({ searchParams }: PayloadRequest): ScheduledSource | undefined {
  const [source, id] = [searchParams.get('source'), searchParams.get('id')];
  return source === null ? undefined : { source, ...(id !== null && { id: Number(id) }) };
}

/** The list of what is due, and cancelling; for those who publish. */
export const scheduleEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/schedules',
    handler: forEditors(async (req) => {
      const language = adminLanguage(req.i18n.language);
      const schedules = await findSchedules(req.payload, new Date(), language, scheduledOf(req));
      return Response.json({ schedules });
    }),
  },
  {
    method: 'delete',
    path: '/schedules/:id',
    handler: forEditors(async ({ payload, routeParams }) => {
      const id = Number(routeParams?.id);
      const isGone = Number.isInteger(id) && (await cancelSchedule(payload, id));
      return Response.json({ cancelled: isGone }, { status: isGone ? 200 : 404 });
    }),
  },
];
