import type { WirePopMarket } from '@/contract/calls/activities';

import type { PopUp } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { idsOfPreview } from '../../sync/draftContext';
import { imageToWire } from '../wire/image';
import { isScheduledAt } from './schedule';

/** Null where the image is gone: a pop-up is nothing without it. */
export function popUpToWire({ id, image, linkUrl, startTime, endTime }: PopUp): WirePopMarket | null {
  const shown = imageToWire(image);
  if (!shown) return null;
  return { id, popContent: shown.url, popAlt: shown.alt, linkUrl, startTime, endTime: endTime ?? null };
}

/**
 * The pop-ups scheduled now, in the order set in the admin; that of a preview is the first, so that it can be looked at while
 * it still waits behind another one.
 */
export async function findPopUps({ payload, language, now }: CallContext): Promise<WirePopMarket[]> {
  const { docs } = await payload.find({
    collection: 'pop-ups',
    ...asVisitor(language),
    sort: '_order',
    pagination: false,
  });
  // The draft of a preview may have another publication period than the published row.
  const scheduled = docs.filter((popUp) => isScheduledAt(popUp, now));
  const previewed = idsOfPreview('pop-ups');
  const isPreviewed = ({ id }: PopUp) => previewed.includes(id);
  return [...scheduled.filter(isPreviewed), ...scheduled.filter((popUp) => !isPreviewed(popUp))].flatMap(
    (popUp) => popUpToWire(popUp) ?? [],
  );
}
