import type { Endpoint, PayloadRequest } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { isEditorUser } from '../../access/roles';
import { cancelSchedule, findSchedules } from './findSchedules';

const forEditors =
  (answer: (req: PayloadRequest) => Promise<Response>) =>
  (req: PayloadRequest): Promise<Response> =>
    isEditorUser(req.user)
      ? answer(req)
      : Promise.resolve(Response.json({ message: 'Forbidden' }, { status: 403 }));

/** The list of what is due, and cancelling; for those who publish. */
export const scheduleEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/schedules',
    handler: forEditors(async ({ payload, i18n }) => {
      const language = adminLanguage(i18n.language);
      return Response.json({ schedules: await findSchedules(payload, new Date(), language) });
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
