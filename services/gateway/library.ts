import type { InformationType } from '@/contract/lists/information';
import { env } from '@/services/config/env';
import { filmPath } from '@/services/config/paths';
import type { Information, InformationList } from '@/services/domain/articles/information';
import type { Manual } from '@/services/domain/articles/manual';
import type { Video } from '@/services/domain/articles/video';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { informationFromWire, informationListFromWire } from './map/information';
import { manualFromWire } from './map/manual';
import { videoFromWire } from './map/video';
import { mapContext } from './mapContext';
import { undefinedIfNotFound } from './undefinedIfNotFound';

interface InformationQuery {
  /** All types where none is given. */
  type?: InformationType;
  /** From 1. */
  page?: number;
  /** At most 100. */
  pageSize: number;
}

/** One page of notices, the newest first; a page after the last one is empty. */
export async function fetchInformationList(
  { type, page = 1, pageSize }: InformationQuery,
  locale: Locale,
): Promise<InformationList> {
  const params = { pageNum: page, pageSize, ...(type && { informationType: type }) };
  return informationListFromWire(await callGateway('getInformation', params, { locale }), mapContext(locale));
}

/** A notice, or undefined when the gateway says that there is none. */
export async function fetchInformation(id: number, locale: Locale): Promise<Information | undefined> {
  const wire = await undefinedIfNotFound(callGateway('getInformationInfo', { id }, { locale }));
  return wire && informationFromWire(wire, mapContext(locale));
}

/** All operation manuals, in order. */
export async function fetchManuals(locale: Locale): Promise<Manual[]> {
  const wires = await callGateway('getOperationManual', {}, { locale });
  return wires.map((wire) => manualFromWire(wire, mapContext(locale)));
}

/** All lessons of the video course, in order. */
export async function fetchVideos(locale: Locale): Promise<Video[]> {
  const wires = await callGateway('getVideoCourse', {}, { locale });
  return wires.map((wire) => videoFromWire(wire, mapContext(locale)));
}

/** The address of a film’s playlist, with `{appID}` and `{fileID}`. */
export function filmTemplate(): string {
  const { VIDEO_SOURCE_TEMPLATE, GATEWAY_HOST } = env();
  return VIDEO_SOURCE_TEMPLATE || `${GATEWAY_HOST}${filmPath}`;
}
