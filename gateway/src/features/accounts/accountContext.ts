import type { CallContext } from '../../platform/http/callContext';

/** The request as the account functions need it; the context of a call is one. */
export interface AccountContext extends Pick<CallContext, 'payload' | 'now' | 'language' | 'visitorAddress'> {
  /** `User-Agent` of the browser, for the list of sessions; a call through the site does not know it. */
  userAgent?: string;
}
