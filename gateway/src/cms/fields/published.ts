import type { DateFieldValidation, PayloadRequest } from 'payload';
import { date } from 'payload/shared';

import { implausibleDate, type DateKind } from '../../domain/plausible';
import { translate } from './translate';

/**
 * Whether somebody puts a document on the site: a draft may hold anything, and what stands there may be taken off
 * unchanged. Without a user it is a program on this machine, such as the demo content, whose clock may be behind.
 */
export const isPublishedBySomebody = ({ data, req }: { data: object; req: PayloadRequest }): boolean =>
  Boolean(req.user) && (data as { _status?: unknown })._status !== 'draft';

/** A date that cannot be meant, such as one of the year 9999, does not go live. */
export const plausibleDate =
  (kind: DateKind = 'any'): DateFieldValidation =>
  async (value, options) => {
    const valid = await date(value, options);
    if (valid !== true || !value || !isPublishedBySomebody(options)) return valid;
    const problem = implausibleDate(new Date(value), kind, new Date());
    return problem ? translate(problem, options.req) : true;
  };
