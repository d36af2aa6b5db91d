import type { WireRepresentation } from '@/contract/calls/registers';

import { representationAreaNames } from '../../domain/representationAreas';
import type { Representation } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';

/** A co-operation is active up to and with its last day. */
export function representationToWire(
  representation: Representation,
  { language, today }: Pick<CallContext, 'language' | 'today'>,
): WireRepresentation {
  const endDate = representation.endDate?.slice(0, 10) ?? null;
  return {
    id: representation.id,
    cooperationNo: representation.cooperationNo,
    companyName: representation.companyName,
    companyCountry: representation.companyCountry,
    productName: representation.productName,
    area: representation.area,
    areaName: representationAreaNames[representation.area][language],
    territory: representation.territory,
    representativeName: representation.representativeName,
    startDate: representation.startDate.slice(0, 10),
    endDate,
    status: endDate && endDate < today ? 'ended' : 'active',
  };
}
