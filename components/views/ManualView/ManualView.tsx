import { useTranslation } from 'next-i18next/pages';

import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { RelatedServices } from '@/components/parts/RelatedServices/RelatedServices';
import { TableOfContents } from '@/components/parts/TableOfContents/TableOfContents';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { MarginColumns } from '@/components/ui/MarginColumns/MarginColumns';
import { RichText } from '@/components/ui/RichText/RichText';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { Manual } from '@/services/domain/articles/manual';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { formatBytes } from '@/services/domain/text/bytes';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { FurtherManuals, type ManualLink } from './FurtherManuals';
import { manualNode } from './manualNode';
import { Facts, File } from './ManualView.styles';

interface ManualViewProps {
  /** The manual with its text as sanitised HTML; the size of its document in bytes. */
  manual: Manual;
  /** The manuals before and after it in the list; null at its ends. */
  previous: ManualLink | null;
  next: ManualLink | null;
}

/**
 * One operation manual, to be read here and, where there is a document, to be kept.
 * @avoid For articles, which have sources and an author: `ArticleView`.
 * @accessibility One `article`, with its contents in a named navigation beside it; a file says its language, kind and
 *   size before it is opened.
 */
export function ManualView({ manual, previous, next }: ManualViewProps) {
  const { t } = useTranslation('manuals');
  const { brand } = useCommonData();
  const locale = useLocale();
  const { id, title, summary, language, file } = manual;
  const lang = langAttribute(language, locale);
  const url = usePageUrl(paths.manual(id));
  return (
    <>
      <article>
        <div lang={lang}>
          <PageOpening
            title={title}
            lead={summary}
            path={paths.manual(id)}
            trail={[{ label: t('title'), href: paths.manuals }]}
            nodes={[manualNode(manual, brand.siteUrl)]}
            isTool
          />
        </div>
        <LanguageNotice language={language} />
        <MarginColumns
          margin={
            <>
              <Facts>
                <div>
                  <dt>{t('length')}</dt>
                  <dd>{t('blocks:readingTime', { count: manual.readingMinutes })}</dd>
                </div>
                <div>
                  <dt>{t('version', { version: manual.version })}</dt>
                  <dd>
                    <DateText iso={manual.updatedAt} locale={locale} />
                  </dd>
                </div>
              </Facts>
              <TableOfContents title={t('contents')} entries={manual.tableOfContents} lang={lang} />
              <DeferredPart name="pageTools" props={{ title, url }} />
            </>
          }
        >
          <RichText html={manual.bodyHtml} lang={lang} />
          {file && (
            <File>
              <Button href={file.href} emphasis="quiet" hrefLang={file.language} type="application/pdf">
                {t('download', {
                  language: t(`language.${file.language}`),
                  size: formatBytes(file.bytes, locale),
                })}
              </Button>
            </File>
          )}
        </MarginColumns>
      </article>
      <RelatedServices services={manual.services} />
      <FurtherManuals previous={previous} next={next} />
    </>
  );
}
