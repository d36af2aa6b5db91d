import { z } from 'zod';

import { articleTypes } from '../lists/articles';
import type { Call } from './call';
import { wireImage, wireSource } from './common';
import { contentLanguage, documentId, listOf, timestamp } from './envelope';
import { paging, wholeNumber } from './parameters';
import { relatedServices, servicePlace } from './services';

const articleType = z.enum(articleTypes, { error: `must be one of ${articleTypes.join(', ')}` });

/** An article in a list. `readingMinutes` is counted by the gateway from the text. */
export const wireArticleCard = z.object({
  id: documentId,
  articleType: z.enum(articleTypes),
  title: z.string(),
  summary: z.string(),
  cover: wireImage.nullable(),
  publishTime: timestamp,
  updateTime: timestamp,
  readingMinutes: z.number().int().min(1),
  language: contentLanguage,
  /** Whether search engines are to leave it out. */
  noIndex: z.boolean(),
});
export type WireArticleCard = z.infer<typeof wireArticleCard>;

/** An article in the list of all, with what its services are for; empty from a gateway that does not say. */
export const wireListedArticle = wireArticleCard.extend({ about: z.array(servicePlace).default([]) });
export type WireListedArticle = z.infer<typeof wireListedArticle>;

/** GET /officialArticle/showArticleDetailById. `content` is HTML; the site sanitises it again. */
export const wireArticle = wireArticleCard.extend({
  content: z.string(),
  author: z.string(),
  /** When a specialist last checked the facts. */
  reviewTime: timestamp,
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Shown where the page is shared, in place of the cover. */
  socialImage: wireImage.nullable(),
  sources: z.array(wireSource),
  related: z.array(wireArticleCard),
  services: relatedServices,
});
export type WireArticle = z.infer<typeof wireArticle>;

export const articleCalls = {
  showArticleList: {
    method: 'GET',
    path: '/officialArticle/showArticleList',
    params: z.object({ articleType: articleType.optional(), ...paging(10) }),
    data: listOf(wireListedArticle),
  },
  getHotArticleByType: {
    method: 'GET',
    path: '/officialArticle/getHotArticleByType',
    params: z.object({ articleType: articleType.optional(), size: wholeNumber(20).default(5) }),
    data: z.array(wireArticleCard),
  },
  showArticleDetailById: {
    method: 'GET',
    path: '/officialArticle/showArticleDetailById',
    params: z.object({ id: wholeNumber(999_999_999) }),
    data: wireArticle,
  },
  getHotAndNewInformation: {
    method: 'GET',
    path: '/officialQuery/getHotAndNewInformation',
    params: z.object({ size: wholeNumber(12).default(3) }),
    data: z.object({ hot: z.array(wireArticleCard), latest: z.array(wireArticleCard) }),
  },
} as const satisfies Record<string, Call>;
