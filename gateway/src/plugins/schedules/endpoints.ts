import type { Endpoint } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { documentQuery, jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { adminLanguage } from '../../domain/languages';
import { findSchedules } from './findSchedules';

/** `GET /schedules?source=pages&id=3`: what is due for a document or, by its name alone, a global; for those who publish. */
export const schedulesEndpoint: Endpoint = {
  method: 'get',
  path: '/schedules',
  handler: async ({ payload, user, i18n, searchParams }) => {
    if (!isEditorUser(user)) return jsonResponse({ message: 'Forbidden' }, 403);
    const of = documentQuery.safeParse(Object.fromEntries(searchParams)).data;
    return jsonResponse({
      schedules: await findSchedules(payload, new Date(), adminLanguage(i18n.language), of),
    });
  },
};
