import { useTranslation } from 'next-i18next/pages';

import { RelatedArticles } from '@/components/blocks/RelatedArticles/RelatedArticles';
import { PageHead } from '@/components/layout/PageHead/PageHead';
import { breadcrumbNode, structuredDataGraph } from '@/components/layout/PageHead/structuredData';
import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';
import { useBreadcrumbs } from '@/components/parts/BreadcrumbBar/useBreadcrumbs';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { RelatedServices } from '@/components/parts/RelatedServices/RelatedServices';
import { TableOfContents } from '@/components/parts/TableOfContents/TableOfContents';
import { MarginColumns } from '@/components/ui/MarginColumns/MarginColumns';
import { RichText } from '@/components/ui/RichText/RichText';
import { paths } from '@/services/config/paths';
import type { Article } from '@/services/domain/articles/article';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { ArticleFacts } from './ArticleFacts';
import { ArticleFooter } from './ArticleFooter';
import { ArticleHeader } from './ArticleHeader';
import { articleNode } from './articleNode';
import { ReadOn } from './ArticleView.styles';

interface ArticleViewProps {
  /** The text as sanitised HTML with its headings, dates, sources and related articles; reading time in minutes. */
  article: Article;
}

/**
 * One article of the school, at its alias address (requirements, 2).
 * @avoid For notices, which are short and have no contents: `NewsView`.
 * @accessibility One `article`, with its contents in a named navigation beside it.
 */
export function ArticleView({ article }: ArticleViewProps) {
  const { t } = useTranslation('article');
  const layoutData = useCommonData();
  const locale = useLocale();
  const path = paths.article(article.type, article.id);
  const lang = langAttribute(article.language, locale);
  const breadcrumbs = useBreadcrumbs(
    { label: t('school'), href: paths.school },
    { label: t(`blocks:articleType.${article.type}`), href: paths.schoolList(article.type) },
    { label: article.title, href: path },
  );
  return (
    <>
      <PageHead
        title={article.metaTitle || article.title}
        description={article.metaDescription || article.summary}
        path={path}
        feed={paths.articleFeed}
        image={article.socialImage ?? article.cover}
        noIndex={article.noIndex}
        article={article}
        jsonLd={structuredDataGraph(
          layoutData.brand,
          articleNode(article, layoutData.brand.siteUrl),
          breadcrumbNode(breadcrumbs, layoutData.brand.siteUrl, locale),
        )}
      />
      <BreadcrumbBar items={breadcrumbs} />
      <LanguageNotice language={article.language} />
      <article>
        <ArticleHeader article={article} lang={lang} />
        <MarginColumns
          margin={
            <>
              <ArticleFacts article={article} />
              <TableOfContents title={t('contents')} entries={article.tableOfContents} lang={lang} />
            </>
          }
        >
          <RichText html={article.bodyHtml} lang={lang} />
          <ArticleFooter sources={article.sources} />
        </MarginColumns>
      </article>
      <DeferredPart name="termLinks" props={{}} />
      <RelatedServices services={article.services} />
      <ReadOn>
        <RelatedArticles
          block={{
            id: 'related',
            kind: 'relatedArticles',
            anchor: null,
            heading: t('related'),
            articles: article.related,
          }}
        />
      </ReadOn>
    </>
  );
}
