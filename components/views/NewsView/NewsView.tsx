import { useTranslation } from 'next-i18next/pages';

import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { NoticeRows } from '@/components/parts/NoticeRows/NoticeRows';
import { RelatedServices } from '@/components/parts/RelatedServices/RelatedServices';
import { SourceList } from '@/components/parts/SourceList/SourceList';
import { DateText } from '@/components/ui/DateText/DateText';
import { MarginColumns } from '@/components/ui/MarginColumns/MarginColumns';
import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { News, NewsCard } from '@/services/domain/articles/news';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { Facts, ReadOn } from './NewsView.styles';
import { noticeNode } from './noticeNode';

interface NewsViewProps {
  /** The notice with its text, already clean HTML. */
  notice: News;
  /** Other notices, the newest first. */
  further: NewsCard[];
}

/**
 * One notice, with its sources and the next ones to read.
 * @avoid For long reading: `ArticleView`.
 * @accessibility One `article`; facts are a list of terms, dates are in words.
 */
export function NewsView({ notice, further }: NewsViewProps) {
  const { t } = useTranslation('news');
  const { brand } = useCommonData();
  const locale = useLocale();
  const { id, title, summary, typeName, bodyHtml, publishedAt, sources, services, language } = notice;
  const lang = langAttribute(language, locale);
  const url = usePageUrl(paths.notice(id));
  return (
    <>
      <article>
        <div lang={lang}>
          <PageOpening
            title={title}
            lead={summary}
            eyebrow={typeName}
            description={notice.metaDescription || summary}
            path={paths.notice(id)}
            feed={paths.newsFeed}
            image={notice.socialImage ?? notice.cover}
            noIndex={notice.noIndex}
            trail={[{ label: t('title'), href: paths.information }]}
            nodes={[noticeNode(notice, brand.siteUrl)]}
          />
        </div>
        <LanguageNotice language={language} />
        <MarginColumns
          margin={
            <>
              <Facts>
                <div>
                  <dt>{t('published')}</dt>
                  <dd>
                    <DateText iso={publishedAt} locale={locale} />
                  </dd>
                </div>
              </Facts>
              <DeferredPart name="pageTools" props={{ title, url }} />
            </>
          }
        >
          <RichText html={bodyHtml} lang={lang} />
        </MarginColumns>
        {sources.length > 0 && (
          <Section heading={t('sources')}>
            <SourceList sources={sources} />
          </Section>
        )}
      </article>
      <RelatedServices services={services} />
      {further.length > 0 && (
        <ReadOn>
          <Section heading={t('further')}>
            <NoticeRows notices={further} />
          </Section>
        </ReadOn>
      )}
    </>
  );
}
