import type { WirePartner } from '@/contract/calls/common';

import type { Partner } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { imageToWire } from '../wire/image';

const toPartner = ({ id, name, kind, summary, country, logo, updatedAt }: Partner): WirePartner => ({
  id,
  name,
  kind,
  summary,
  country,
  logo: imageToWire(logo),
  updateTime: updatedAt,
});

/** All published partners, in the order set in the admin. */
export async function findPartners({ payload, language }: CallContext): Promise<WirePartner[]> {
  trackList('partners');
  const { docs } = await payload.find({
    collection: 'partners',
    ...asVisitor(language),
    sort: '_order',
    pagination: false,
  });
  return docs.map(toPartner);
}
