import { useTranslation } from 'next-i18next/pages';

import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { Manual } from '@/services/domain/articles/manual';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { formatBytes } from '@/services/domain/text/bytes';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { manualNode } from './manualNode';
import { Contents, Facts, File } from './ManualsView.styles';

interface ManualsViewProps {
  /** Sanitised HTML with its version; some have a document to keep, its size in bytes. */
  manuals: Manual[];
}

/**
 * Every operation manual, to be read here; to be kept where there is a document.
 * @avoid For films: `VideosView`.
 * @accessibility Contents first; a file says its language, kind and size before it is opened.
 */
export function ManualsView({ manuals }: ManualsViewProps) {
  const { t } = useTranslation('manuals');
  const { brand } = useCommonData();
  const locale = useLocale();
  const url = usePageUrl(paths.manuals);
  return (
    <>
      <PageOpening
        title={t('title')}
        lead={t('lead')}
        path={paths.manuals}
        isTool
        nodes={manuals.map((manual) => manualNode(manual, brand.siteUrl))}
      />
      <Section heading={t('contents')}>
        {manuals.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <Contents>
            {manuals.map(({ anchor, title, summary, language }) => (
              <li key={anchor} lang={langAttribute(language, locale)}>
                <TextLink href={`#${anchor}`}>{title}</TextLink>
                <p>{summary}</p>
              </li>
            ))}
          </Contents>
        )}
        <DeferredPart name="pageTools" props={{ title: t('title'), url }} />
      </Section>
      {manuals.map(({ id, anchor, title, summary, bodyHtml, version, updatedAt, language, file }) => (
        <Section key={id} id={anchor} heading={title} lead={summary}>
          <Facts>
            {t('version', { version })} <DateText iso={updatedAt} locale={locale} />
          </Facts>
          <RichText html={bodyHtml} lang={langAttribute(language, locale)} />
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
        </Section>
      ))}
    </>
  );
}
