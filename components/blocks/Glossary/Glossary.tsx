import styled from 'styled-components';

import { Section } from '@/components/ui/Section/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { BlockOf } from '@/services/domain/content/page';
import { locales } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.45;

  ${({ theme }) => theme.from.tablet} {
    font-size: ${({ theme }) => theme.size.m};
  }

  th,
  td {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs}
      0;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  thead th {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
    font-weight: ${({ theme }) => theme.weight.regular};
  }

  tbody th {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

interface GlossaryProps {
  /** Heading, lead and terms, each in English and German. */
  block: BlockOf<'glossary'>;
}

/**
 * Terms in both languages, the reader's own first; each cell says which language it is in.
 * @avoid For explanations: it has terms only.
 * @accessibility A table with named columns; each cell says which language it is in.
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
        <tbody>
          {block.terms.map((term) => (
            <tr key={term.en}>
              <th scope="row" lang={own}>
                {term[own]}
              </th>
              <td lang={other}>{term[other]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
