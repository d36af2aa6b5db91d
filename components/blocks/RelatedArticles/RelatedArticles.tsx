import { Section } from '@/components/ui/Section/Section';
import type { RelatedArticlesBlock } from '@/services/domain/page';

import { ArticleRows } from '../ArticleRows/ArticleRows';

/** Nothing at all where no article is chosen. */
export function RelatedArticles({ block }: { block: RelatedArticlesBlock }) {
  if (block.articles.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading}>
      <ArticleRows articles={block.articles} />
    </Section>
  );
}
