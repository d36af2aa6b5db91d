import { ArticleTeaser } from '@/components/parts/ArticleTeaser/ArticleTeaser';
import type { ArticleCard } from '@/services/domain/articles/article';

import { List } from './HotArticles.styles';

interface HotArticlesProps {
  /** The first recommendation first. */
  articles: ArticleCard[];
  /** Of the articles' titles. */
  headingLevel?: 3 | 4;
}

/**
 * The recommended articles, numbered.
 * @avoid For articles in no order of preference: then no numbers.
 * @accessibility An ordered list, so the number is read out too.
 */
export function HotArticles({ articles, headingLevel = 3 }: HotArticlesProps) {
  return (
    <List>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleTeaser article={article} headingLevel={headingLevel} look="title" />
        </li>
      ))}
    </List>
  );
}
