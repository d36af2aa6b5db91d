import type { Anniversary } from '@/services/domain/activities/activity';
import type { PopUp } from '@/services/domain/activities/popUp';
import type { Poster } from '@/services/domain/activities/poster';
import type { Locale } from '@/services/domain/locale/locale';
import { activitySystemType } from '@/services/domain/visits/visit';

import { callGateway } from './client';
import { anniversaryFromWire } from './map/activity';
import { popUpFromWire } from './map/popUp';
import { posterFromWire } from './map/poster';
import { mapContext } from './mapContext';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** The home page's banners that are scheduled now, in order. */
export async function fetchPosters(locale: Locale): Promise<Poster[]> {
  const wires = await callGateway('findPosters', { position: 'home' }, { locale });
  return wires.map((wire) => posterFromWire(wire, mapContext(locale)));
}

/** The activity that is on, in the moment that a preview shows; browsers ask for that of now themselves. */
export async function fetchPopUpAtMoment(locale: Locale): Promise<PopUp | undefined> {
  const [first] = await callGateway('popMarketList', { popClient: '1' }, { locale });
  return first && popUpFromWire(first, mapContext(locale));
}

/** The anniversary's activities, in order; undefined before it is published. */
export async function fetchAnniversary(locale: Locale): Promise<Anniversary | undefined> {
  const wire = await undefinedIfNotFound(
    callGateway('anniversary', {}, { locale, systemType: activitySystemType }),
  );
  return wire && anniversaryFromWire(wire);
}
