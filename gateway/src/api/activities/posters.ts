import type { WirePoster } from '@/contract/calls/activities';

import { clicked, type Clicked } from '../../cms/fields/clicks';
import type { Poster } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { imageToWire } from '../wire/image';
import { scheduledAt } from './schedule';

/** Null where the image is gone. */
export function posterToWire(poster: Poster): WirePoster | null {
  const { id, title, text, linkUrl, linkLabel } = poster;
  const image = imageToWire(poster.image);
  return image && { id, title, text, image, linkUrl, linkLabel };
}

/** The banners of a place that are scheduled now, in the order set in the admin. */
export async function findPosters(
  { payload, language, now }: CallContext,
  { position }: { position: WirePosterPosition },
): Promise<WirePoster[]> {
  trackList('posters');
  const { docs } = await payload.find({
    collection: 'posters',
    ...asVisitor(language),
    where: { and: [{ position: { equals: position } }, scheduledAt(now)] },
    sort: '_order',
    pagination: false,
  });
  return docs.flatMap((poster) => posterToWire(poster) ?? []);
}

type WirePosterPosition = Poster['position'];

/**
 * Counts a click and answers the new number; null where nothing published of this kind has this id. The database adds by
 * itself, so that no click is lost between reading and writing. A click may arrive after the time: pages are cached.
 */
export async function countClick(
  { payload, language }: CallContext,
  { id, kind }: { id: number; kind: Clicked },
): Promise<{ id: number; count: number } | null> {
  const { of, keptIn, as } = clicked[kind];
  const published = { ...asVisitor(language), where: { id: { equals: id } } };
  const { totalDocs } = await payload.count({ collection: of, ...published });
  if (totalDocs === 0) return null;
  const counted = (await payload.db.updateOne({
    collection: keptIn,
    where: { [as]: { equals: id } },
    data: { count: { $inc: 1 } },
    options: { atomic: true },
  })) as { count: number } | null;
  return counted && { id, count: counted.count };
}
