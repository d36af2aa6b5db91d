import { cookies, headers } from 'next/headers';
import { getPayload, type Payload } from 'payload';
import { cache } from 'react';

import { type ColourScheme, isColourScheme, schemeCookie } from '@/contract/lists/colourSchemes';
import { dayOf } from '@/shared/dayOf';
import payloadConfig from '@payload-config';

import { type ContentLanguage, isContentLanguage } from '../domain/languages';
import { config } from '../platform/config/config';
import { clientAddress } from '../platform/http/socketAddress';
import { contextHeaders } from './contextHeaders';

/** The request as pages and forms for visitors know it; it can serve as the context of a call. */
export interface RequestContext {
  payload: Payload;
  language: ContentLanguage;
  /** Path and query as they were asked for. */
  address: string;
  now: Date;
  /** A date such as `2026-11-20`, in Berlin. */
  today: string;
  /** Of a merchant's session, unchecked. */
  token: string | undefined;
  visitorAddress: string;
  /** By which this page's own styles and scripts are known (platform/http/pageHeaders). */
  nonce: string | undefined;
  /** The colour scheme chosen on the site; the system decides without. */
  scheme: ColourScheme | undefined;
  /** Calls may set cookies; pages set theirs through Next. */
  cookies: string[];
}

/** Read once per request. */
export const requestContext = cache(async (): Promise<RequestContext> => {
  const [sent, jar] = await Promise.all([headers(), cookies()]);
  const language = sent.get(contextHeaders.language);
  const now = new Date();
  const scheme = jar.get(schemeCookie)?.value;
  return {
    payload: await getPayload({ config: payloadConfig }),
    language: isContentLanguage(language) ? language : 'en',
    address: sent.get(contextHeaders.address) ?? '/',
    now,
    today: dayOf(now),
    token: jar.get('loginCode')?.value,
    visitorAddress: clientAddress(sent, config.trustedHops),
    nonce: sent.get(contextHeaders.nonce) ?? undefined,
    scheme: isColourScheme(scheme) ? scheme : undefined,
    cookies: [],
  };
});
