import type { IncomingHttpHeaders } from 'node:http';

import { defaultLocale, isLocale } from '@/services/domain/locale/locale';
import { activitySystemType, maxTitleLength } from '@/services/domain/visits/visit';
import type { GatewayCallContext } from '@/services/gateway/headers';

type Headers = IncomingHttpHeaders;

const textOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Titles travel percent-encoded; what is no encoding counts as not given. */
function titleOf(headers: Headers, name: string): string {
  try {
    return decodeURIComponent(textOf(headers, name)).slice(0, maxTitleLength);
  } catch {
    return '';
  }
}

const idOf = (headers: Headers, name: string): string =>
  /^[\w.:-]{1,128}$/.exec(textOf(headers, name))?.[0] ?? '';

/** The characters that a cookie's value may have. */
const tokenIn = (cookies: string): string | undefined =>
  /(?:^|;\s*)loginCode=([!#-+\--:<-[\]-~]{1,4000})(?:;|$)/.exec(cookies)?.[1];

/** Visitor and page of a request, as far as the browser sends them in a form that may be passed on. */
export function gatewayContextOf(headers: Headers, address: string): GatewayCallContext {
  const language = headers['accept-language'];
  return {
    locale: isLocale(language) ? language : defaultLocale,
    title: titleOf(headers, 'title'),
    sourceTitle: titleOf(headers, 'source-title'),
    distinctId: idOf(headers, 'distinct-id'),
    firstId: idOf(headers, 'first-id'),
    ...(headers.systemtype === activitySystemType && { systemType: activitySystemType }),
    ...(address && { visitorAddress: address }),
    token: tokenIn(headers.cookie ?? ''),
  };
}
