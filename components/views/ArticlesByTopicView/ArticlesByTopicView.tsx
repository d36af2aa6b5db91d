import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { ArticleFilters } from '@/components/parts/ArticleFilters/ArticleFilters';
import { articlesPath } from '@/components/parts/ArticleFilters/articlesPath';
import { ArticleRows } from '@/components/parts/ArticleRows/ArticleRows';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { ArticleList } from '@/services/domain/articles/article';
import type { ArticleChoices, ArticleFilter } from '@/services/domain/articles/articleChoices';
import { pageCountOf } from '@/services/domain/text/listPages';

const Listing = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.section};
`;

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

interface ArticlesByTopicViewProps {
  /** The choice in the address. */
  filter: ArticleFilter;
  /** The topics and countries to choose from. */
  choices: ArticleChoices;
  /** A page of the articles that the filter leaves. */
  list: ArticleList;
}

/**
 * Articles of all lists of the school, narrowed down by topic and country on the server, so that it works without scripts
 * and nothing moves.
 * @avoid For one kind of article: `SchoolListView`.
 * @accessibility The title names what is chosen, so that it is read out when a choice has come; then the choices, the
 *   number of articles and their list.
 */
export function ArticlesByTopicView({ filter, choices, list }: ArticlesByTopicViewProps) {
  const { t } = useTranslation('school');
  const { page, pageSize, total, articles } = list;
  const chosen = [
    choices.topics.find(({ value }) => value === filter.topic)?.name,
    choices.countries.find(({ value }) => value === filter.country)?.name,
  ].filter((name) => name !== undefined);
  const title = chosen.length > 0 ? t('filter.titleOf', { chosen: chosen.join(', ') }) : t('filter.title');
  return (
    <>
      <PageOpening
        title={page === 1 ? title : t('titleOfPage', { name: title, page })}
        lead={t('filter.lead')}
        path={paths.schoolArticles}
        trail={[{ label: t('title'), href: paths.school }]}
        noIndex
        isTool
      />
      <section>
        <Listing>
          <ArticleFilters choices={choices} filter={filter} />
          <Count role="status">{total > 0 ? t('filter.count', { count: total }) : t('filter.none')}</Count>
          {total > 0 ? (
            <ArticleRows articles={articles} headingLevel={2} />
          ) : (
            <TextLink href={paths.schoolArticles}>{t('filter.showAll')}</TextLink>
          )}
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={pageCountOf(total, pageSize)}
            hrefOf={(target) => articlesPath(filter, target)}
            pageLabel={(target) => t('page', { page: target })}
            previousLabel={t('previous')}
            nextLabel={t('next')}
          />
        </Listing>
      </section>
      <CheckInvitation after="texts" />
    </>
  );
}
