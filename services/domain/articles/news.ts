import type { NewsType } from '@/contract/lists/news';
import type { Image } from '@/services/domain/content/image';
import type { Locale } from '@/services/domain/locale/locale';
import type { ServiceCard } from '@/services/domain/services/service';

import type { Source } from './source';

/** A short notice. Times are ISO 8601; `language` is the language the text is really in. */
export interface NewsCard {
  id: number;
  type: NewsType;
  typeName: string;
  title: string;
  summary: string;
  cover: Image | null;
  publishedAt: string;
  updatedAt: string;
  language: Locale;
  /** Whether search engines are to leave it out. */
  noIndex?: boolean;
}

export interface News extends NewsCard {
  /** Sanitised HTML whose headings have ids. */
  bodyHtml: string;
  metaTitle: string;
  metaDescription: string;
  /** Shown where the page is shared, in place of the cover. */
  socialImage: Image | null;
  sources: Source[];
  /** The services it is about, the most important first. */
  services: ServiceCard[];
}

/** So many notices are on one page of a list. */
export const noticePageSize = 20;

/** One page of a list; `page` counts from 1. */
export interface NewsList {
  notices: NewsCard[];
  total: number;
  page: number;
  pageSize: number;
}
