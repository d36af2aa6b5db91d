import type { Anniversary } from '@/services/domain/activities/activity';
import type { PopUp } from '@/services/domain/activities/popUp';
import type { Poster } from '@/services/domain/activities/poster';
import type { Locale } from '@/services/domain/locale/locale';

import { orAbsent } from './absence';
import { request } from './client';
import { type CallContext, inActivityArea } from './headers';
import { toAnniversary } from './map/activity';
import { toPopUp } from './map/popUp';
import { toPoster } from './map/poster';
import { mapContext } from './mapContext';

/** What the pop-up shows now, undefined when nothing is scheduled: the first of the list (requirements, 3). */
export async function fetchPopUp(locale: Locale): Promise<PopUp | undefined> {
  const [first] = await request('popMarketList', { popClient: '1' }, { locale });
  return first && toPopUp(first, mapContext(locale));
}

/** The home page's banners that are scheduled now, in order. */
export async function fetchPosters(locale: Locale): Promise<Poster[]> {
  const wires = await request('findPosters', { position: 'home' }, { locale });
  return wires.map((wire) => toPoster(wire, mapContext(locale)));
}

/** Counts a click on a banner; gives the number of clicks so far. */
export async function countPosterClick(id: number, context: CallContext): Promise<number> {
  return (await request('countPosterClick', { id }, context)).count;
}

/** The anniversary's activities, in order; undefined before it is published. */
export async function fetchAnniversary(locale: Locale): Promise<Anniversary | undefined> {
  const wire = await orAbsent(request('anniversary', {}, inActivityArea(locale)));
  return wire && toAnniversary(wire);
}
