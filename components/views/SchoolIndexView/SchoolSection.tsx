import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { ArticleRows } from '@/components/parts/ArticleRows/ArticleRows';
import { ArticleTeaser } from '@/components/parts/ArticleTeaser/ArticleTeaser';
import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ArticleType } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import type { ArticleCard } from '@/services/domain/articles/article';

interface SchoolSectionProps {
  type: ArticleType;
  articles: ArticleCard[];
}

const Older = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.space.l} ${theme.space.xl};
  margin-block: ${theme.space.l};
  list-style: none;

  > li {
    padding-top: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** The newest article with its cover, the ones before it as text. */
export function SchoolSection({ type, articles }: SchoolSectionProps) {
  const { t } = useTranslation('school');
  const name = t(`blocks:articleType.${type}`);
  return (
    <Section id={type} heading={name} lead={t(`leads.${type}`)}>
      {articles.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <ArticleRows articles={articles.slice(0, 1)} />
          <Older>
            {articles.slice(1).map((article) => (
              <li key={article.id}>
                <ArticleTeaser article={article} />
              </li>
            ))}
          </Older>
          <TextLink href={paths.schoolList(type)}>{t('allOf', { name })}</TextLink>
        </>
      )}
    </Section>
  );
}
