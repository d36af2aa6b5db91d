import type { PageVitals, VisitorRecord } from '@/contract/calls/visitors';
import { siteRoutes } from '@/contract/site/siteRoutes';

import type { CallContext } from '../../platform/http/callContext';
import { countedPath, isPage } from './countedPath';

type Database = CallContext['payload'];

/** Anybody can send these calls, so a day holds this many visits and measurements at most; further ones are dropped. */
export const mostPerDay = 10_000;

async function hasRoom(payload: Database, collection: 'visits' | 'page-vitals', day: string) {
  const { totalDocs } = await payload.count({ collection, where: { day: { equals: day } } });
  return totalDocs < mostPerDay;
}

type Channel = Pick<VisitorRecord, 'channelNo' | 'channelCode'>;

/** The number and the code as far as a channel has them: marketers read no invented ones. */
async function knownChannel(payload: Database, { channelNo, channelCode }: Channel): Promise<Channel> {
  const isKnown = async (field: keyof Channel, value: string) =>
    value !== '' &&
    (
      await payload.count({
        collection: 'channels',
        where: { [field]: { equals: value }, _status: { equals: 'published' } },
      })
    ).totalDocs > 0;
  return {
    channelNo: (await isKnown('channelNo', channelNo)) ? channelNo : '',
    channelCode: (await isKnown('channelCode', channelCode)) ? channelCode : '',
  };
}

async function storeVitals(payload: Database, vitals: PageVitals, day: string): Promise<void> {
  if (!siteRoutes.has(vitals.route) || !(await hasRoom(payload, 'page-vitals', day))) return;
  await payload.create({ collection: 'page-vitals', data: { ...vitals, day }, depth: 0 });
}

/**
 * Keeps a visit, or how fast a page of it was, with its day. What is not of this site is dropped without a word: an
 * unknown page or route, an unknown channel, and the title, which could be any text.
 */
export async function storeVisit(
  { payload, today }: CallContext,
  { path: given, language, referrerHost, channelNo, channelCode, vitals }: VisitorRecord,
): Promise<true> {
  const day = `${today}T12:00:00.000Z`;
  if (vitals) {
    await storeVitals(payload, vitals, day);
    return true;
  }
  const path = countedPath(given);
  if (!(await isPage(payload, path)) || !(await hasRoom(payload, 'visits', day))) return true;
  const channel = await knownChannel(payload, { channelNo, channelCode });
  const data = { path, language, referrerHost, ...channel, day };
  await payload.create({ collection: 'visits', data, depth: 0 });
  return true;
}
