import { Forbidden, type Endpoint, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';

import { adminLanguage } from '../../../domain/languages';
import { dayOf } from '../../../platform/http/callContext';
import { isEditorUser } from '../../access/roles';
import { exportEnquiries } from './exportEnquiries';

/** `GET /enquiries/export`: the enquiries of the list's filter and search, as a CSV file; all of them without. For editors. */
export const exportEndpoint: Endpoint = {
  method: 'get',
  path: '/export',
  handler: async (req) => {
    if (!isEditorUser(req.user)) throw new Forbidden(req.t);
    const { search = '', where = {} } = req.query as { search?: string; where?: Where };
    const { docs } = await req.payload.find({
      collection: 'enquiries',
      where: mergeListSearchAndWhere({
        collectionConfig: req.payload.collections.enquiries.config,
        search,
        where,
      }),
      sort: '-confirmedAt',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    });
    return new Response(exportEnquiries(docs, adminLanguage(req.i18n.language)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries-${dayOf(new Date())}.csv"`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
