import { env } from '@/services/config/env';
import { filmPath } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';

import type { MapContext } from './map/context';

/** The address of a film’s playlist, with `{appID}` and `{fileID}`. */
export function filmTemplate(): string {
  const { VIDEO_SOURCE_TEMPLATE, GATEWAY_HOST } = env();
  return VIDEO_SOURCE_TEMPLATE || `${GATEWAY_HOST}${filmPath}`;
}

/** The mappers' surroundings in this process. */
export const mapContext = (locale: Locale): MapContext => ({
  host: env().GATEWAY_HOST,
  locale,
  filmTemplate: filmTemplate(),
});
