import type { Endpoint } from 'payload';
import { z } from 'zod';

import { readNotices } from '../../../features/notices/notices';
import { bodyOf, forStaff, jsonResponse, refuse } from '../ui/staffEndpoint';

const readBody = z.object({ document: z.string().max(60).optional() });

/** Marks the notices of whoever asks as read: those of one document, or all. */
export const readEndpoint: Endpoint = {
  method: 'post',
  path: '/notices/read',
  handler: forStaff(async (req) => {
    const given = readBody.safeParse((await bodyOf(req)) ?? {});
    if (!given.success) return refuse({ en: 'This cannot be read.', de: 'Das ist nicht lesbar.' }, 400, req);
    await readNotices(req.payload, Number(req.user?.id), given.data.document, new Date());
    return jsonResponse({ read: true });
  }),
};
