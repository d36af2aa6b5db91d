import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { BlockOf } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { locales } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: ${theme.size.s};
  line-height: 1.45;

  ${theme.from.tablet} {
    font-size: ${theme.size.m};
  }

  th,
  td {
    padding: ${theme.space.xs} ${theme.space.m} ${theme.space.xs} 0;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  thead th {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.regular};
  }

  tbody tr + tr td {
    padding-top: 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  tbody th {
    font-weight: ${theme.weight.semibold};
  }

  tbody {
    border-top: 1px solid ${theme.color.line};
  }
`;

interface GlossaryProps {
  /** Heading, lead and terms, each in English and German, with definitions and occurrences. */
  block: BlockOf<'glossary'>;
}

/**
 * Terms and their definitions in both languages, the reader's own first, with texts of the site that use them, which the
 * gateway finds (requirements, 2.13).
 * @avoid For explanations of more than a sentence: link to an article.
 * @accessibility A table with named columns and a group of rows for each term; each cell says which language it is in.
 */
export function Glossary({ block }: GlossaryProps) {
  const { t } = useTranslation('blocks');
  const own = useLocale();
  const other = locales.find((locale) => locale !== own) ?? own;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <Table>
        <caption>
          <VisuallyHidden>{block.heading}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`glossary.${own}`)}</th>
            <th scope="col">{t(`glossary.${other}`)}</th>
          </tr>
        </thead>
        {block.terms.map((term) => (
          <tbody key={term.en}>
            <tr>
              <th scope="rowgroup" lang={own}>
                {term[own]}
              </th>
              <td lang={other}>{term[other]}</td>
            </tr>
            {term.definition && (
              <tr>
                <td lang={own}>{term.definition[own]}</td>
                <td lang={other}>{term.definition[other]}</td>
              </tr>
            )}
            {term.occurrences.length > 0 && (
              <tr>
                <td colSpan={2}>
                  {t('glossary.occurrences')}{' '}
                  {term.occurrences.map(({ url, title, language }, index) => (
                    <Fragment key={url + title}>
                      {index > 0 && ' · '}
                      <TextLink href={url} lang={langAttribute(language, own)}>
                        {title}
                      </TextLink>
                    </Fragment>
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </Table>
    </Section>
  );
}
