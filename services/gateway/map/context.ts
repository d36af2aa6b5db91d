import type { Locale } from '@/services/domain/locale/locale';

/** What a mapper must know besides the wire: `host` is the gateway's origin, `locale` the language on display. */
export interface MapContext {
  host: string;
  locale: Locale;
}
