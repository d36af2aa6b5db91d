import { useTranslation } from 'next-i18next/pages';

import { fallbackHero } from '@/components/blocks/Hero/fallbackHero';
import { Hero } from '@/components/blocks/Hero/Hero';
import { PageHead } from '@/components/layout/PageHead/PageHead';
import { breadcrumbNode, structuredDataGraph } from '@/components/layout/PageHead/structuredData';
import { ArticleFilters } from '@/components/parts/ArticleFilters/ArticleFilters';
import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';
import { useBreadcrumbs } from '@/components/parts/BreadcrumbBar/useBreadcrumbs';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { HotArticles } from '@/components/parts/HotArticles/HotArticles';
import { Section } from '@/components/ui/Section/Section';
import type { ArticleType } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import type { ArticleCard } from '@/services/domain/articles/article';
import type { ArticleChoices } from '@/services/domain/articles/articleChoices';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { SchoolLists } from './SchoolLists';
import { SchoolSection } from './SchoolSection';

interface SchoolIndexViewProps {
  /** Newest articles of each list, in the order of display. */
  sections: { type: ArticleType; articles: ArticleCard[] }[];
  /** The topics and countries of all articles; without topics, the gateway does not say what articles are about. */
  choices: ArticleChoices;
  /** The first recommendation first. */
  hot: ArticleCard[];
}

/**
 * The school's front page: one section for each of its lists, reachable by the list's name as anchor.
 * @avoid For one kind of article: `SchoolListView`.
 * @accessibility A heading for each kind, with a link to all of it.
 */
export function SchoolIndexView({ sections, choices, hot }: SchoolIndexViewProps) {
  const { t } = useTranslation('school');
  const { brand } = useCommonData();
  const locale = useLocale();
  const breadcrumbs = useBreadcrumbs({ label: t('title'), href: paths.school });
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('lead')}
        path={paths.school}
        feed={paths.articleFeed}
        jsonLd={structuredDataGraph(brand, breadcrumbNode(breadcrumbs, brand.siteUrl, locale))}
      />
      <BreadcrumbBar items={breadcrumbs} />
      <Hero block={fallbackHero(t('heading'), t('lead'), t('title'))} isFirst tone="tinted">
        <SchoolLists types={sections.map(({ type }) => type)} />
      </Hero>
      {choices.topics.length > 0 && (
        <Section heading={t('filter.title')} wide>
          <ArticleFilters choices={choices} />
        </Section>
      )}
      {sections.map(({ type, articles }) => (
        <SchoolSection key={type} type={type} articles={articles} />
      ))}
      {hot.length > 0 && (
        <Section heading={t('hot')} tone="tinted">
          <HotArticles articles={hot} />
        </Section>
      )}
      <CheckInvitation after="texts" />
    </>
  );
}
