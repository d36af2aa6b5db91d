import { useTranslation } from 'next-i18next/pages';
import type { NewsArticle } from 'schema-dts';

import { LanguageNotice } from '@/components/blocks/LanguageNotice/LanguageNotice';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { SourceList } from '@/components/blocks/SourceList/SourceList';
import { useFrame } from '@/components/layout/FrameContext';
import { organizationId } from '@/components/layout/PageHead/structuredData';
import { DateText } from '@/components/ui/DateText/DateText';
import { Prose } from '@/components/ui/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { paths } from '@/services/config/paths';
import type { Information } from '@/services/domain/information';
import { useLocale } from '@/services/hooks/useLocale';

/** One notice. */
export function InformationView({ notice }: { notice: Information }) {
  const { t } = useTranslation('information');
  const { brand } = useFrame();
  const locale = useLocale();
  const { id, title, summary, typeName, bodyHtml, publishedAt, updatedAt, sources, language } = notice;
  const lang = language === locale ? undefined : language;
  const node: NewsArticle = {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt,
    publisher: { '@id': organizationId(brand.siteUrl) },
  };
  return (
    <article>
      <div lang={lang}>
        <PageOpening
          title={title}
          lead={summary}
          eyebrow={typeName}
          description={notice.metaDescription || summary}
          path={paths.notice(id)}
          trail={[{ label: t('title'), href: paths.information }]}
          nodes={[node]}
        />
      </div>
      <LanguageNotice language={language} />
      <Section heading={t('published')}>
        <p>
          <DateText iso={publishedAt} locale={locale} />
        </p>
        <Prose html={bodyHtml} lang={lang} />
      </Section>
      {sources.length > 0 && (
        <Section heading={t('sources')}>
          <SourceList sources={sources} />
        </Section>
      )}
    </article>
  );
}
