import { env } from '@/services/config/env';
import { inLocale } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';

/** The absolute address of a path without language; that of home in English ends with the host. */
export function absoluteAddress(path: string, locale: Locale): string {
  const localised = inLocale(path, locale);
  return env().SITE_URL + (localised === '/' ? '' : localised);
}
