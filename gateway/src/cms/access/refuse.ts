import { APIError, type PayloadRequest } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { translate } from '../fields/translate';

/** Ends what somebody does in the admin, with a sentence in their language. */
export function refuse(problem: Bilingual, req: PayloadRequest, status = 403): never {
  throw new APIError(translate(problem, req), status, undefined, true);
}
