import type { PayloadRequest } from 'payload';

import { additionsOf } from '../../platform/plugins/extend';
import type { Kept } from './storedVersions';

/** Whether somebody publishes only what another person has approved. */
export const needsApproval = async (req: PayloadRequest): Promise<boolean> =>
  (await additionsOf(req.payload).approval?.isNeeded(req)) ?? false;

/** Whether the draft of a document lacks an approval that it needs. */
export const lacksApproval = async (kept: Kept, req: PayloadRequest): Promise<boolean> =>
  (await needsApproval(req)) && !(await additionsOf(req.payload).approval?.isGiven(kept, req));
