import { Forbidden, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';

import { dayOf } from '@/shared/dayOf';

import { isEditorUser } from '../../cms/access/roles';
import { adminLanguage } from '../../domain/languages';
import { exportEnquiries } from './exportEnquiries';

/** Rows that are in memory at a time: anybody can send enquiries, so there may be any number of them. */
const batchSize = 200;

/** The file in parts of `batchSize` rows. */
async function* writeParts(req: PayloadRequest, where: Where): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: 'enquiries',
      where,
      sort: ['-confirmedAt', '-id'],
      limit: batchSize,
      page,
      depth: 0,
      overrideAccess: false,
      req,
    });
    isLast = !hasNextPage;
    yield encoder.encode(exportEnquiries(docs, adminLanguage(req.i18n.language), page === 1));
  }
}

/** `GET /enquiries/export`: the enquiries of the list's filter and search, as a CSV file; all of them without. Only
 * confirmed ones leave the house. For editors. */
export const exportEndpoint: Endpoint = {
  method: 'get',
  path: '/export',
  handler: async (req) => {
    if (!isEditorUser(req.user)) throw new Forbidden(req.t);
    const { search = '', where = {} } = req.query as { search?: string; where?: Where };
    const { config } = req.payload.collections.enquiries;
    const listed = mergeListSearchAndWhere({ collectionConfig: config, search, where });
    const parts = writeParts(req, { and: [{ confirmedAt: { exists: true } }, listed] });
    // Before the answer begins: a filter that is refused is an error, not half a file.
    const first = await parts.next();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(first.value as Uint8Array),
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries-${dayOf(new Date())}.csv"`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
