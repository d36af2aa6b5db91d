import type { CallContext } from '../calls/context';

/** What an account's matter needs to know besides what somebody entered; a call's context will do. */
export type Circumstances = Pick<CallContext, 'payload' | 'now' | 'language' | 'visitorAddress'>;
