import { processState } from '@/contract/server/processState';
import { record } from '@/contract/server/telemetry/metrics';
import { isLocale, type Locale } from '@/services/domain/locale/locale';

export interface RenderFailure {
  /** Milliseconds since 1970. */
  at: number;
  fault: 'gatewayLate' | 'gatewayDown' | 'gatewayAnswer' | 'site';
  /** For whoever looks into it; names no parameter. */
  message: string;
}

/** Addresses that fail are as many as somebody thinks of. */
const most = 1_000;

/** Errors come from other bundles of the same process, so they are known by name. */
const faults: Record<string, RenderFailure['fault']> = {
  DeadlineExceeded: 'gatewayLate',
  GatewayTimeout: 'gatewayLate',
  GatewayUnavailable: 'gatewayDown',
  GatewayAnswerInvalid: 'gatewayAnswer',
  GatewayRefused: 'gatewayAnswer',
};

/** By path with language; what renders and what tells of it are bundles of their own. */
const failures = processState('siteRenderFailures', () => new Map<string, RenderFailure>());

/** Language and path of a request: `/de/trends/3.html?x`, or Next's `/_next/data/…/de/trends/3.html.json`. */
export function pageOfUrl(url: string): { locale: Locale; path: string } {
  const path = url.replace(/[?#].*$/, '');
  const data = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path)?.[1];
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(data ?? path) ?? [];
  const plain = isLocale(first) ? { locale: first, path: rest || '/' } : { locale: 'en' as const, path };
  return plain;
}

/** Next tells of a failure with the path of the page alone: the languages of failed renders by their errors. */
const languages = processState('siteFailedLanguages', () => new WeakMap<WeakKey, Locale>());

/** Notes the language of a page whose render fails, before Next is told. @throws the error */
export function failIn(locale: Locale, error: unknown): never {
  if (error instanceof Error) languages.set(error, locale);
  throw error;
}

/** Remembers why a page could not be rendered. */
export function trackRenderFailure(url: string, error: unknown, now: number): void {
  const page = pageOfUrl(url);
  const locale = (error instanceof Error && languages.get(error)) || page.locale;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const key = `${locale} ${page.path}`;
  const fault = faults[name] ?? 'site';
  record('pageRenders', 1, { outcome: fault });
  failures.delete(key);
  failures.set(key, { at: now, fault, message: message.slice(0, 300) });
  const [oldest] = failures.keys();
  if (failures.size > most && oldest !== undefined) failures.delete(oldest);
}

/** Addresses that have failed since the process started, with their languages. */
export const failedPages = (): { locale: Locale; path: string }[] =>
  [...failures.keys()].flatMap((key) => {
    const [locale, path = ''] = key.split(/ (.*)/);
    return isLocale(locale) ? [{ locale, path }] : [];
  });

/** Why the last attempt to render a page failed, if one has failed since the process started. */
export const renderFailureOf = (locale: Locale, path: string): RenderFailure | undefined =>
  failures.get(`${locale} ${path}`);
