import type { Endpoint } from 'payload';

import { isStaffUser } from '../../access/roles';
import { findLinkTargets } from './findLinkTargets';

const longestQuery = 100;

/** What a link can lead to, for the search beside every link field. */
const linkTargets: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    const headers = { 'Cache-Control': 'private, no-store' };
    if (!isStaffUser(req.user)) return Response.json({ error: 'Log in first.' }, { status: 401, headers });
    const query = (req.searchParams.get('q') ?? '').slice(0, longestQuery);
    return Response.json({ targets: await findLinkTargets(req, query) }, { headers });
  },
};

export const linkTargetEndpoints = [linkTargets];
