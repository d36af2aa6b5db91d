import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { ArticleRows } from '@/components/blocks/ArticleRows/ArticleRows';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { ArticleCard, ArticleType } from '@/services/domain/article';

interface SchoolSectionProps {
  type: ArticleType;
  articles: ArticleCard[];
}

const More = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

export function SchoolSection({ type, articles }: SchoolSectionProps) {
  const { t } = useTranslation(['school', 'blocks']);
  const name = t(`blocks:articleType.${type}`);
  return (
    <Section id={type} heading={name} lead={t(`leads.${type}`)}>
      {articles.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <ArticleRows articles={articles} />
          <More>
            <TextLink href={paths.schoolList(type)}>{t('allOf', { name })}</TextLink>
          </More>
        </>
      )}
    </Section>
  );
}
