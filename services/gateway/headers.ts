import type { Locale } from '@/services/domain/locale/locale';

/** On whose behalf and from which page a call is made. */
export interface GatewayCallContext {
  locale: Locale;
  /** Title of the page; its path while it is rendered ahead of its visitors (decision 6). */
  title?: string;
  /** Title of the page before; a page that is rendered ahead of its visitors has none. */
  sourceTitle?: string;
  /** Visitor's ids of the statistics script, once consented. */
  distinctId?: string;
  firstId?: string;
  /** Another system type than the configured one: 04 in the activity area. */
  systemType?: string;
  /** Only for the calls that need one (requirements, 6). */
  token?: string;
  /** Whom the call is made for; unknown while a page is rendered ahead of its visitors. */
  visitorAddress?: string;
}

interface Platform {
  platformType: string;
  platformName: string;
  systemType: string;
}

/** Header values are ASCII: everything else is percent-encoded, and a lone surrogate cannot be. */
const encoded = (title = ''): string => encodeURIComponent(title.replace(/\p{Surrogate}/gu, ''));

/** The headers of every request (requirements, 7); the signature comes on top. */
export function gatewayHeaders(context: GatewayCallContext, platform: Platform): Record<string, string> {
  const systemType = context.systemType ?? platform.systemType;
  return {
    'Accept-Language': context.locale,
    'platform-type': platform.platformType,
    'platform-name': platform.platformName,
    'source-title': encoded(context.sourceTitle),
    title: encoded(context.title),
    'distinct-id': context.distinctId ?? '',
    'first-id': context.firstId ?? '',
    'current-systemtype': systemType,
    systemType,
    ...(context.token && { token: context.token }),
    ...(context.visitorAddress && { 'X-Forwarded-For': context.visitorAddress }),
  };
}
