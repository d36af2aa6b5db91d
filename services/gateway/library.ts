import type { NewsType } from '@/contract/lists/news';
import type { Manual } from '@/services/domain/articles/manual';
import type { News, NewsList } from '@/services/domain/articles/news';
import type { Video } from '@/services/domain/articles/video';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { manualFromWire } from './map/manual';
import { newsFromWire, newsListFromWire } from './map/news';
import { videoFromWire } from './map/video';
import { mapContext } from './mapContext';
import { undefinedIfNotFound } from './undefinedIfNotFound';

interface NewsQuery {
  /** All types where none is given. */
  type?: NewsType;
  /** From 1. */
  page?: number;
  /** At most 100. */
  pageSize: number;
}

/** One page of notices, the newest first; a page after the last one is empty. */
export async function fetchNewsList(
  { type, page = 1, pageSize }: NewsQuery,
  locale: Locale,
): Promise<NewsList> {
  const params = { pageNum: page, pageSize, ...(type && { informationType: type }) };
  return newsListFromWire(await callGateway('getInformation', params, { locale }), mapContext(locale));
}

/** A notice, or undefined when the gateway says that there is none. */
export async function fetchNews(id: number, locale: Locale): Promise<News | undefined> {
  const wire = await undefinedIfNotFound(callGateway('getInformationInfo', { id }, { locale }));
  return wire && newsFromWire(wire, mapContext(locale));
}

/** All operation manuals, in order. */
export async function fetchManuals(locale: Locale): Promise<Manual[]> {
  const wires = await callGateway('getOperationManual', {}, { locale });
  return wires.map((wire) => manualFromWire(wire, mapContext(locale)));
}

/** The ids alone, for which no text has to be made safe. */
export async function fetchManualIds(locale: Locale): Promise<number[]> {
  return (await callGateway('getOperationManual', {}, { locale })).map(({ id }) => id);
}

/** All lessons of the video course, in order. */
export async function fetchVideos(locale: Locale): Promise<Video[]> {
  const wires = await callGateway('getVideoCourse', {}, { locale });
  return wires.map((wire) => videoFromWire(wire, mapContext(locale)));
}

/** The ids alone, for which no text has to be made safe. */
export async function fetchVideoIds(locale: Locale): Promise<number[]> {
  return (await callGateway('getVideoCourse', {}, { locale })).map(({ id }) => id);
}
