import { paths } from '@/services/config/paths';
import type { ArticleFilter } from '@/services/domain/articles/articleChoices';

/** The address of the articles that a filter leaves, and of one of their pages. */
export function articlesPath({ topic, country }: ArticleFilter, page = 1): string {
  const query = new URLSearchParams({
    ...(topic && { topic }),
    ...(country && { country }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.schoolArticles}?${query}` : paths.schoolArticles;
}
