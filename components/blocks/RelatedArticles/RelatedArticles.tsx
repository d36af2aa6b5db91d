import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { ArticleRows } from '../../parts/ArticleRows/ArticleRows';

interface RelatedArticlesProps {
  /** Heading and cards of articles. */
  block: BlockOf<'relatedArticles'>;
}

/**
 * Articles that an editor chose for who has read this one. Shows nothing where none is chosen.
 * @avoid For a choice nobody made: it shows nothing without one.
 * @accessibility A list under a heading; covers are decoration.
 */
export function RelatedArticles({ block }: RelatedArticlesProps) {
  if (block.articles.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading}>
      <ArticleRows articles={block.articles} isShort />
    </Section>
  );
}
