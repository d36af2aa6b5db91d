import { z } from 'zod';

import { wireImage } from './common';
import { contentLanguage, documentId, timestamp } from './envelope';

/** The four lists of the school; each is also the first segment of its articles' addresses. */
export const articleTypes = ['companyEncy', 'FinanceTaxEncy', 'industryInfo', 'trends'] as const;

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
});
export type WireArticleCard = z.infer<typeof wireArticleCard>;

/** GET /officialArticle/showArticleDetailById. `content` is HTML; the site sanitises it again. */
export const wireArticle = wireArticleCard.extend({
  content: z.string(),
  author: z.string(),
  /** When a specialist last checked the facts. */
  reviewTime: timestamp,
  metaTitle: z.string(),
  metaDescription: z.string(),
  sources: z.array(
    z.object({
      title: z.string(),
      url: z
        .string()
        .regex(/^https:\/\//)
        .nullable(),
    }),
  ),
  related: z.array(wireArticleCard),
});
export type WireArticle = z.infer<typeof wireArticle>;
