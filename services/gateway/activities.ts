import type { Anniversary } from '@/services/domain/activities/activity';
import type { PopUp } from '@/services/domain/activities/popUp';
import type { Poster } from '@/services/domain/activities/poster';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { type GatewayCallContext, activityAreaContext } from './headers';
import { anniversaryFromWire } from './map/activity';
import { popUpFromWire } from './map/popUp';
import { posterFromWire } from './map/poster';
import { mapContext } from './mapContext';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** What the pop-up shows now, undefined when nothing is scheduled: the first of the list (requirements, 3). */
export async function fetchPopUp(locale: Locale): Promise<PopUp | undefined> {
  const [first] = await callGateway('popMarketList', { popClient: '1' }, { locale });
  return first && popUpFromWire(first, mapContext(locale));
}

/** The home page's banners that are scheduled now, in order. */
export async function fetchPosters(locale: Locale): Promise<Poster[]> {
  const wires = await callGateway('findPosters', { position: 'home' }, { locale });
  return wires.map((wire) => posterFromWire(wire, mapContext(locale)));
}

/** Counts a click on a banner; gives the number of clicks so far. */
export async function countPosterClick(id: number, context: GatewayCallContext): Promise<number> {
  return (await callGateway('countPosterClick', { id }, context)).count;
}

/** The anniversary's activities, in order; undefined before it is published. */
export async function fetchAnniversary(locale: Locale): Promise<Anniversary | undefined> {
  const wire = await undefinedIfNotFound(callGateway('anniversary', {}, activityAreaContext(locale)));
  return wire && anniversaryFromWire(wire);
}
