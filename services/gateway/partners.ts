import type { Partner } from '@/services/domain/content/partner';
import type { Locale } from '@/services/domain/locale/locale';

import { request } from './client';
import { toPartner } from './map/partner';
import { mapContext } from './mapContext';

/** All partners, in order. */
export async function fetchPartners(locale: Locale): Promise<Partner[]> {
  const wires = await request('getPartner', {}, { locale });
  return wires.map((wire) => toPartner(wire, mapContext(locale)));
}
