import type { WireVideo } from '@/contract/calls/library';
import type { WireServiceCard } from '@/contract/calls/services';

import { chaptersOf } from '../../features/films/chapters';
import type { VideoCourse } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { findServiceCardsOfEach } from '../services/services';
import { imageToWire } from '../wire/image';
import { richTextToHtml } from '../wire/richText';
import { findTranslated, type Translated } from '../wire/translated';

const toVideo = (
  { document, language }: Translated<VideoCourse>,
  services: WireServiceCard[],
): WireVideo => ({
  id: document.id,
  fileID: document.fileID,
  appID: document.appID,
  title: document.title,
  summary: document.summary,
  duration: document.duration,
  cover: imageToWire(document.cover),
  publishTime: document.publishTime,
  language,
  transcript: richTextToHtml(document.transcript),
  chapters: chaptersOf(document.transcript),
  services,
});

/** All published video courses, in the order set in the admin. */
export async function findVideoCourses(context: CallContext): Promise<WireVideo[]> {
  trackList('video-courses');
  const query = { sort: '_order', limit: 0, populate: { services: {} } };
  const { found } = await findTranslated(context, 'video-courses', ['title', 'summary', 'transcript'], query);
  const services = await findServiceCardsOfEach(
    context,
    found.map(({ document }) => document.services),
  );
  return found.map((video, index) => toVideo(video, services[index] ?? []));
}
