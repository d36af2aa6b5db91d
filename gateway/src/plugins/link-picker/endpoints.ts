import type { Endpoint } from 'payload';

import { answer, forStaff } from '../../cms/admin/ui/staffEndpoint';
import { findLinkTargets } from './findLinkTargets';

const longestQuery = 100;

/** Answers what a link can lead to, for the search beside every link field. */
const linkTargets: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: forStaff(async (req) => {
    const query = (req.searchParams.get('q') ?? '').slice(0, longestQuery);
    return answer({ targets: await findLinkTargets(req, query) });
  }),
};

export const linkTargetEndpoints = [linkTargets];
