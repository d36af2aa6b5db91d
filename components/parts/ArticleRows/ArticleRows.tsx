import styled from 'styled-components';

import { ArticleTeaser } from '@/components/parts/ArticleTeaser/ArticleTeaser';
import { theme } from '@/components/theme/theme';
import type { ArticleCard } from '@/services/domain/articles/article';

interface ArticleRowsProps {
  /** Newest first, as the gateway lists them. */
  articles: ArticleCard[];
  /** Of the articles' titles. */
  headingLevel?: 2 | 3 | 4;
  /** Leaves the summaries away, below a text that is what the page is for. */
  isShort?: boolean;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  list-style: none;

  > li + li {
    padding-top: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }

  ${theme.from.tablet} {
    gap: ${theme.space.l};

    > li + li {
      padding-top: ${theme.space.l};
    }
  }
`;

/**
 * Articles one below the other, each with its cover.
 * @avoid For more than about ten: give the list pages. Where covers would repeat each other:
 *   `ArticleTeaser` without.
 * @accessibility A list, so its length is read out; covers are decoration beside the titles.
 */
export function ArticleRows({ articles, headingLevel, isShort = false }: ArticleRowsProps) {
  return (
    <List>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleTeaser article={article} headingLevel={headingLevel} look={isShort ? 'short' : 'row'} />
        </li>
      ))}
    </List>
  );
}
