import type { Locale } from '@/services/domain/locale/locale';

/** Context of a mapper: `host` is the gateway's origin, `locale` the language on display. */
export interface MapContext {
  host: string;
  locale: Locale;
  /** The address of a film’s playlist, with `{appID}` and `{fileID}`. */
  filmTemplate: string;
}
