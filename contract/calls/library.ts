import { z } from 'zod';

import { newsTypes } from '../lists/news';
import { noParams, type Call } from './call';
import { wireImage, wireSource } from './common';
import { contentLanguage, documentId, listOf, timestamp } from './envelope';
import { paging, wholeNumber } from './parameters';
import { relatedServices } from './services';

/** GET /officialQuery/getInformation: short notices of changes, deadlines and our own news. */
export const wireInformationCard = z.object({
  id: documentId,
  informationType: z.enum(newsTypes),
  typeName: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: wireImage.nullable(),
  publishTime: timestamp,
  updateTime: timestamp,
  language: contentLanguage,
  /** Whether search engines are to leave it out. */
  noIndex: z.boolean(),
});
export type WireInformationCard = z.infer<typeof wireInformationCard>;

/** GET /officialQuery/getInformationInfo. `content` is HTML; the site sanitises it again. */
export const wireInformation = wireInformationCard.extend({
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Shown where the page is shared, in place of the cover. */
  socialImage: wireImage.nullable(),
  sources: z.array(wireSource),
  services: relatedServices,
});
export type WireInformation = z.infer<typeof wireInformation>;

export const manualAnchor = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

/** GET /officialQuery/getOperationManual, in order. `content` is HTML, `file` the same as a document to keep. */
export const wireManual = z.object({
  id: documentId,
  /** The place of its entry in the list of all manuals. */
  anchor: manualAnchor,
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  /** Counted by the gateway from the text. */
  readingMinutes: z.number().int().min(1),
  version: z.string(),
  updateTime: timestamp,
  language: contentLanguage,
  /** `size` in bytes; `language` may be another one than that of the text. */
  file: z
    .object({
      url: z.string().min(1),
      name: z.string(),
      size: z.number().int().positive(),
      language: contentLanguage,
    })
    .nullable(),
  services: relatedServices,
});
export type WireManual = z.infer<typeof wireManual>;

export const videoName = z.string().regex(/^[\w-]{1,64}$/);

/** GET /officialQuery/getVideoCourse, in order. `fileID` and `appID` name the video (requirements, 2). */
export const wireVideo = z.object({
  id: documentId,
  fileID: videoName,
  appID: videoName,
  title: z.string(),
  summary: z.string(),
  /** Whole seconds. */
  duration: z.number().int().positive(),
  cover: wireImage.nullable(),
  publishTime: timestamp,
  language: contentLanguage,
  /** The text as HTML. */
  transcript: z.string(),
  /** The headings of the transcript and when what is below them begins, in whole seconds; none where it has none. */
  chapters: z.array(z.object({ start: z.number().int().min(0), title: z.string().min(1) })),
  services: relatedServices,
});
export type WireVideo = z.infer<typeof wireVideo>;

/**
 * A film within a text: the HTML of any text may have `<figure data-film="…"><a href="/videoCourse/3">…</a></figure>`,
 * whose attribute is this as JSON. The link leads to the lesson and may begin with the still image.
 */
export type WireFilmInText = Pick<
  WireVideo,
  'fileID' | 'appID' | 'title' | 'duration' | 'language' | 'chapters'
>;

export const libraryCalls = {
  getInformation: {
    method: 'GET',
    path: '/officialQuery/getInformation',
    params: z.object({
      informationType: z.enum(newsTypes, { error: `must be one of ${newsTypes.join(', ')}` }).optional(),
      ...paging(10),
    }),
    data: listOf(wireInformationCard),
  },
  getInformationInfo: {
    method: 'GET',
    path: '/officialQuery/getInformationInfo',
    params: z.object({ id: wholeNumber(999_999_999) }),
    data: wireInformation,
  },
  getOperationManual: {
    method: 'GET',
    path: '/officialQuery/getOperationManual',
    params: noParams,
    data: z.array(wireManual),
  },
  getVideoCourse: {
    method: 'GET',
    path: '/officialQuery/getVideoCourse',
    params: noParams,
    data: z.array(wireVideo),
  },
} as const satisfies Record<string, Call>;
