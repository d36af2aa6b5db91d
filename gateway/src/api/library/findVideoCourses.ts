import type { WireVideo } from '@/contract/calls/library';

import type { VideoCourse } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { imageToWire } from '../wire/image';
import { richTextToHtml } from '../wire/richText';
import { findTranslated, type Translated } from '../wire/translated';

const toVideo = ({ document, language }: Translated<VideoCourse>): WireVideo => ({
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
});

/** All published video courses, in the order set in the admin. */
export async function findVideoCourses(context: CallContext): Promise<WireVideo[]> {
  trackList('video-courses');
  const query = { sort: '_order', limit: 0 };
  const { found } = await findTranslated(context, 'video-courses', ['title', 'summary', 'transcript'], query);
  return found.map(toVideo);
}
