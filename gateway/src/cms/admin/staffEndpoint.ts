import type { Endpoint } from 'payload';

import { isStaffUser } from '../access/roles';

const noStore = { 'Cache-Control': 'private, no-store' };

/** A JSON answer that nothing keeps. */
export const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: noStore });

/** Answers those who work in the admin, and 401 to everybody else. */
export const forStaff =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) =>
    isStaffUser(req.user) ? handler(req) : answer({ error: 'Log in first.' }, 401);
