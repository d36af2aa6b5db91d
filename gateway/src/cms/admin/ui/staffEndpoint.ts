import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import type { Bilingual } from '../../../domain/languages';
import { isStaffUser } from '../../access/roles';
import type { Kept } from '../../access/storedVersions';
import { translate } from '../../fields/translate';

const noStore = { 'Cache-Control': 'private, no-store' };

/** A JSON response that nothing caches. */
export const jsonResponse = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: noStore });

/** Answers those who work in the admin, and 401 to everybody else. */
export const forStaff =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) =>
    isStaffUser(req.user) ? handler(req) : jsonResponse({ error: 'Log in first.' }, 401);

/** A refusal in the language of the request, in the form of Payload's own. */
export const refuse = (text: Bilingual, status: number, req: PayloadRequest): Response =>
  jsonResponse({ errors: [{ message: translate(text, req) }] }, status);

/** The body of a request; undefined where it is no JSON. */
export const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.json?.().catch(() => undefined) as Promise<unknown>;

/** A document of a collection, or a global, as requests of the admin name it. */
export const documentQuery = z.object({
  source: z.string().regex(/^[a-z-]{1,40}$/),
  // PostgreSQL takes no larger ones.
  id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
});

/** Requests about a document of a collection, `/:id/name`, or about a global; they are answered in JSON. */
export const documentEndpoint = <K extends Kept>(
  content: K,
  method: 'delete' | 'get' | 'post',
  name: string,
  work: (document: K, req: PayloadRequest) => Promise<object>,
): Endpoint => ({
  method,
  path: content.kind === 'collection' ? `/:id/${name}` : `/${name}`,
  handler: async (req) => {
    const id = content.kind === 'collection' && { id: Number(req.routeParams?.id) };
    return jsonResponse(await work({ ...content, ...id }, req));
  },
});
