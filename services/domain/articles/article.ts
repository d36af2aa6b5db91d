import type { ArticleType } from '@/contract/lists/articles';
import type { Image } from '@/services/domain/content/image';
import type { Locale } from '@/services/domain/locale/locale';
import type { ServiceCard } from '@/services/domain/services/service';

import type { Source } from './source';

/** Times are ISO 8601; `language` is the language the text is really in. */
export interface ArticleCard {
  id: number;
  type: ArticleType;
  title: string;
  summary: string;
  cover: Image | null;
  publishedAt: string;
  updatedAt: string;
  readingMinutes: number;
  language: Locale;
  /** Whether search engines are to leave it out. */
  noIndex?: boolean;
}

/** An article in the list of all, with what its services are for. */
export interface ListedArticle extends ArticleCard {
  about: Pick<ServiceCard, 'category' | 'country'>[];
}

export interface Article extends ArticleCard {
  /** Sanitised HTML whose headings have ids. */
  bodyHtml: string;
  /** The second-level headings of `bodyHtml`, in order. */
  tableOfContents: { id: string; text: string }[];
  author: string;
  reviewedAt: string;
  metaTitle: string;
  metaDescription: string;
  /** Shown where the page is shared, in place of the cover. */
  socialImage: Image | null;
  sources: Source[];
  related: ArticleCard[];
  /** The services it is about, the most important first. */
  services: ServiceCard[];
}

/** One page of a list; `page` counts from 1. */
export interface ArticleList {
  articles: ArticleCard[];
  total: number;
  page: number;
  pageSize: number;
}

/** So many articles are on one page of a list. */
export const schoolPageSize = 10;
