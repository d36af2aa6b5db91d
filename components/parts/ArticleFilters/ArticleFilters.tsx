import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { Chips } from '@/components/ui/Chips/Chips';
import { Flag } from '@/components/ui/Flag/Flag';
import type { ArticleChoices, ArticleFilter } from '@/services/domain/articles/articleChoices';

import { articlesPath } from './articlesPath';

interface ArticleFiltersProps {
  choices: ArticleChoices;
  /** The current choice; undefined on a page that is not the filtered list. */
  filter?: ArticleFilter;
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`;

interface ChipProps {
  filter: ArticleFilter;
  isCurrent: boolean;
  children: ReactNode;
}

const Chip = ({ filter, isCurrent, children }: ChipProps) => (
  // Crawlers find the articles in their lists.
  <Anchor href={articlesPath(filter)} rel="nofollow" aria-current={isCurrent || undefined}>
    {children}
  </Anchor>
);

/** The chosen one first: a phone shows the beginning of the row. */
const chosenFirst = <C extends { value: string }>(all: C[], chosen: string | undefined): C[] => [
  ...all.filter(({ value }) => value === chosen),
  ...all.filter(({ value }) => value !== chosen),
];

/**
 * Topics and countries of the school's articles as chips, each with how many articles it leaves. Their list is a page of
 * its own, which the server narrows down.
 * @avoid For services: `ServiceFilters`.
 * @accessibility Links in two named rows; the chosen ones are marked, and the page that they open names them in its title.
 */
export function ArticleFilters({ choices, filter }: ArticleFiltersProps) {
  const { t } = useTranslation('school');
  const { topic, country } = filter ?? {};
  return (
    <Rows>
      <Chips $isRow aria-label={t('filter.topics')}>
        <Chip filter={{ country }} isCurrent={filter !== undefined && !topic}>
          {t('filter.allTopics')}
        </Chip>
        {chosenFirst(choices.topics, topic).map(({ value, name, count }) => (
          <Chip key={value} filter={{ topic: value, country }} isCurrent={value === topic}>
            {name} <span>{count}</span>
          </Chip>
        ))}
      </Chips>
      <Chips $isRow aria-label={t('filter.countries')}>
        <Chip filter={{ topic }} isCurrent={filter !== undefined && !country}>
          {t('filter.allCountries')}
        </Chip>
        {chosenFirst(choices.countries, country).map(({ value, name, count }) => (
          <Chip key={value} filter={{ topic, country: value }} isCurrent={value === country}>
            <Flag country={value} />
            {name} <span>{count}</span>
          </Chip>
        ))}
      </Chips>
    </Rows>
  );
}
