import { cookies, headers } from 'next/headers';
import { getPayload, type Payload } from 'payload';
import { cache } from 'react';

import payloadConfig from '@payload-config';

import { isLanguage } from '../domain/isLanguage';
import type { Language } from '../domain/negotiateLanguage';
import { config } from '../platform/config/config';
import { dayOf } from '../platform/http/requestContext';
import { directVisitorAddress } from '../platform/http/socketAddress';
import { isPhone } from './isPhone';
import { visitHeaders } from './visitHeaders';

/** What pages and forms for visitors know about a request; good as the context of a call. */
export interface Visit {
  payload: Payload;
  language: Language;
  /** Path and query as they were asked for. */
  address: string;
  now: Date;
  /** A date such as `2026-11-20`, in Berlin. */
  today: string;
  /** Of a merchant's session, unchecked. */
  token: string | undefined;
  visitorAddress: string;
  userAgent: string;
  /** Whether the site would send this visitor away (requirements, 1). */
  isPhone: boolean;
  /** Calls may set cookies; pages set theirs through Next. */
  cookies: string[];
}

/** Read once per request. */
export const visit = cache(async (): Promise<Visit> => {
  const [sent, jar] = await Promise.all([headers(), cookies()]);
  const language = sent.get(visitHeaders.language);
  const now = new Date();
  const userAgent = sent.get('user-agent') ?? '';
  return {
    payload: await getPayload({ config: payloadConfig }),
    language: isLanguage(language) ? language : 'en',
    address: sent.get(visitHeaders.address) ?? '/',
    now,
    today: dayOf(now),
    token: jar.get('loginCode')?.value,
    visitorAddress: directVisitorAddress(sent, config.trustedHops),
    userAgent,
    isPhone: isPhone(userAgent),
    cookies: [],
  };
});
