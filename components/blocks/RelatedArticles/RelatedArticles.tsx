import styled from 'styled-components';

import { Section } from '@/components/ui/Section/Section';
import type { RelatedArticlesBlock } from '@/services/domain/page';

import { ArticleTeaser } from '../ArticleTeaser/ArticleTeaser';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  list-style: none;

  > li + li {
    padding-top: ${({ theme }) => theme.space.l};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** Nothing at all where no article is chosen. */
export function RelatedArticles({ block }: { block: RelatedArticlesBlock }) {
  if (block.articles.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading}>
      <List>
        {block.articles.map((article) => (
          <li key={article.id}>
            <ArticleTeaser article={article} look="row" />
          </li>
        ))}
      </List>
    </Section>
  );
}
