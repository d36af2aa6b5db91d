import { useTranslation } from 'next-i18next/pages';

import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';

import { ArticleRows } from '../../parts/ArticleRows/ArticleRows';
import { HotArticles } from '../../parts/HotArticles/HotArticles';
import { Columns, HotHeading, Latest, ListHeading, More } from './NewsTeasers.styles';

interface NewsTeasersProps {
  /** Heading, lead, the latest articles and those that are read most. */
  block: BlockOf<'newsTeasers'>;
}

/**
 * The newest articles with pictures, beside a numbered list of recommended ones, which unfolds on a phone. Shows
 * nothing before the first article.
 * @avoid On article pages: `RelatedArticles`.
 * @accessibility Two lists under headings of their own, the second one numbered.
 */
export function NewsTeasers({ block }: NewsTeasersProps) {
  const { t } = useTranslation('blocks');
  const { latest, hot } = block;
  if (latest.length + hot.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <Columns>
        <div>
          <ListHeading>{t('newsTeasers.latest')}</ListHeading>
          <Latest>
            <ArticleRows articles={latest} headingLevel={4} />
          </Latest>
        </div>
        {hot.length > 0 && (
          <PhoneFold line={<h3>{t('newsTeasers.hot')}</h3>}>
            <HotHeading>{t('newsTeasers.hot')}</HotHeading>
            <HotArticles articles={hot} headingLevel={4} />
          </PhoneFold>
        )}
      </Columns>
      <More>
        <TextLink href={paths.school}>{t('newsTeasers.all')}</TextLink>
      </More>
    </Section>
  );
}
