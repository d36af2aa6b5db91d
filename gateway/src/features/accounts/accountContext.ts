import type { CallContext } from '../../platform/http/callContext';

/** What an account's matter needs to know besides what somebody entered; a call's context will do. */
export interface AccountContext extends Pick<CallContext, 'payload' | 'now' | 'language' | 'visitorAddress'> {
  /** `User-Agent` of the browser, for the list of sessions; a call through the site does not know it. */
  userAgent?: string;
}
