import type { Partner } from '@/services/domain/content/partner';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { partnerFromWire } from './map/partner';
import { mapContext } from './mapContext';

/** All partners, in order. */
export async function fetchPartners(locale: Locale): Promise<Partner[]> {
  const wires = await callGateway('getPartner', {}, { locale });
  return wires.map((wire) => partnerFromWire(wire, mapContext(locale)));
}
