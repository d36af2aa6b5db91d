import { useTranslation } from 'next-i18next/pages';

import { fallbackHero } from '@/components/blocks/Hero/fallbackHero';
import { Hero } from '@/components/blocks/Hero/Hero';
import { PageHead } from '@/components/layout/PageHead/PageHead';
import { breadcrumbNode, structuredDataGraph } from '@/components/layout/PageHead/structuredData';
import { ArticleRows } from '@/components/parts/ArticleRows/ArticleRows';
import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';
import { useBreadcrumbs } from '@/components/parts/BreadcrumbBar/useBreadcrumbs';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { HotArticles } from '@/components/parts/HotArticles/HotArticles';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ArticleType } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import type { ArticleCard, ArticleList } from '@/services/domain/articles/article';
import { pageCountOf } from '@/services/domain/text/listPages';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { Columns, HotHeading, Listing, Margin } from './SchoolListView.styles';

interface SchoolListViewProps {
  /** Which of the four lists. */
  type: ArticleType;
  /** This page of the list, and how many there are. */
  list: ArticleList;
  /** The first recommendation first. */
  hot: ArticleCard[];
}

/**
 * One page of one list of the school.
 * @avoid For the newest of every kind: `SchoolIndexView`.
 * @accessibility A list in pages, each with an address; the current one is marked.
 */
export function SchoolListView({ type, list, hot }: SchoolListViewProps) {
  const { t } = useTranslation('school');
  const { brand } = useCommonData();
  const locale = useLocale();
  const { page, pageSize, total, articles } = list;
  const titleOf = (name: string) => (page === 1 ? name : t('titleOfPage', { name, page }));
  const title = titleOf(t(`blocks:articleType.${type}`));
  const path = paths.schoolList(type, page);
  const breadcrumbs = useBreadcrumbs({ label: t('title'), href: paths.school }, { label: title, href: path });
  return (
    <>
      <PageHead
        title={title}
        description={t(`leads.${type}`)}
        path={path}
        feed={paths.articleFeed}
        jsonLd={structuredDataGraph(brand, breadcrumbNode(breadcrumbs, brand.siteUrl, locale))}
      />
      <BreadcrumbBar items={breadcrumbs} />
      {/* On a phone, its long words break at their joints. */}
      <Hero
        block={fallbackHero(titleOf(t(`headings.${type}`)), page === 1 ? t(`leads.${type}`) : '', t('title'))}
        isFirst
      />
      <Columns>
        <Listing>
          <p>
            <TextLink href={paths.schoolArticles}>{t('filter.title')}</TextLink>
          </p>
          {articles.length === 0 ? <p>{t('empty')}</p> : <ArticleRows articles={articles} headingLevel={2} />}
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={pageCountOf(total, pageSize)}
            hrefOf={(target) => paths.schoolList(type, target)}
            pageLabel={(target) => t('page', { page: target })}
            previousLabel={t('previous')}
            nextLabel={t('next')}
          />
        </Listing>
        {hot.length > 0 && (
          <Margin>
            <HotHeading>{t('hot')}</HotHeading>
            <HotArticles articles={hot} />
          </Margin>
        )}
      </Columns>
      <CheckInvitation after="texts" />
    </>
  );
}
