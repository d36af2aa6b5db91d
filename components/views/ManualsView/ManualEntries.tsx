import { useTranslation } from 'next-i18next/pages';

import { Entries, Facts, Title } from '@/components/parts/NoticeRows/NoticeRows.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { ManualCard } from '@/services/domain/articles/manual';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { formatBytes } from '@/services/domain/text/bytes';
import { useLocale } from '@/services/hooks/useLocale';

import { Extras, ManualEntry } from './ManualsView.styles';

/** The manuals one below the other, each with its services and its document. */
export function ManualEntries({ manuals }: { manuals: ManualCard[] }) {
  const { t } = useTranslation('manuals');
  const locale = useLocale();
  return (
    <Entries>
      {manuals.map(({ id, anchor, title, summary, readingMinutes, language, services, file }) => (
        <ManualEntry key={id} id={anchor}>
          <Facts>{t('blocks:readingTime', { count: readingMinutes })}</Facts>
          <div>
            <div lang={langAttribute(language, locale)}>
              <Title>
                <TextLink href={paths.manual(id)}>{title}</TextLink>
              </Title>
              <p>{summary}</p>
            </div>
            <Extras>
              {services.length > 0 && (
                <div>
                  <dt>{t('services')}</dt>
                  {services.map((service) => (
                    <dd key={service.id}>
                      <TextLink href={`${paths.servicesOf(service.category)}#${serviceAnchor(service.id)}`}>
                        {service.name}
                      </TextLink>
                    </dd>
                  ))}
                </div>
              )}
              {file && (
                <div>
                  <dt>{t('file')}</dt>
                  <dd>
                    <TextLink href={file.href} hrefLang={file.language} type="application/pdf">
                      {t('document', {
                        language: t(`language.${file.language}`),
                        size: formatBytes(file.bytes, locale),
                      })}
                    </TextLink>
                  </dd>
                </div>
              )}
            </Extras>
          </div>
        </ManualEntry>
      ))}
    </Entries>
  );
}
