import { env } from '@/services/config/env';
import type { Locale } from '@/services/domain/locale/locale';

import type { MapContext } from './map/context';

/** The mappers' surroundings in this process. */
export const mapContext = (locale: Locale): MapContext => ({ host: env().GATEWAY_HOST, locale });
