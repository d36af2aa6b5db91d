import type { WireService } from '../../../contract/services';
import { asVisitor, type CallContext } from '../context';
import { toService } from './toService';

/** All published services, in the order set in the admin. */
export async function findServices(context: CallContext): Promise<WireService[]> {
  const { docs } = await context.payload.find({
    collection: 'services',
    ...asVisitor(context.language),
    sort: '_order',
    pagination: false,
  });
  return docs.map((service) => toService(service, context));
}
