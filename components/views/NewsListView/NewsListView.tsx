import { useTranslation } from 'next-i18next/pages';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { NoticeRows } from '@/components/parts/NoticeRows/NoticeRows';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { newsTypes, type NewsType } from '@/contract/lists/news';
import { paths } from '@/services/config/paths';
import type { NewsList } from '@/services/domain/articles/news';
import { pageCountOf } from '@/services/domain/text/listPages';

import { NewsFacts } from './NewsFacts';
import { Rows, Types } from './NewsListView.styles';

interface NewsListViewProps {
  /** The type whose notices these are; null for all. */
  type: NewsType | null;
  /** This page of the list, the newest first, and how many there are. */
  list: NewsList;
}

/**
 * Short notices of changes, deadlines and the company, the newest first, all or of one type, in pages.
 * @avoid For articles of the school.
 * @accessibility Types are links, the current one is marked; says so when there is no notice.
 */
export function NewsListView({ type, list }: NewsListViewProps) {
  const { t } = useTranslation('news');
  const { page, pageSize, total, notices } = list;
  const name = type ? t(`types.${type}`) : t('title');
  const title = page === 1 ? name : t('titleOfPage', { name, page });
  const hrefOf = (target: number) => paths.newsList(type ?? 'all', target);
  return (
    <>
      <PageOpening
        title={title}
        lead={t('lead')}
        description={type || page > 1 ? `${title}: ${t('lead')}` : undefined}
        path={hrefOf(page)}
        feed={paths.newsFeed}
        isTool
        trail={type || page > 1 ? [{ label: t('title'), href: paths.information }] : []}
        tone="tinted"
      >
        <NewsFacts list={list} />
      </PageOpening>
      <Section heading={t('latest')}>
        <Rows>
          <Types aria-label={t('filter')}>
            <ul>
              {[null, ...newsTypes].map((other) => (
                <li key={other} aria-current={other === type ? 'true' : undefined}>
                  {other === type && page === 1 ? (
                    <span>{other ? t(`types.${other}`) : t('all')}</span>
                  ) : (
                    <TextLink href={paths.newsList(other ?? 'all')}>
                      {other ? t(`types.${other}`) : t('all')}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          </Types>
          {notices.length === 0 ? <p>{t('empty')}</p> : <NoticeRows notices={notices} />}
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={pageCountOf(total, pageSize)}
            hrefOf={hrefOf}
            pageLabel={(target) => t('page', { page: target })}
            previousLabel={t('previous')}
            nextLabel={t('next')}
          />
        </Rows>
      </Section>
      <CheckInvitation after="texts" />
    </>
  );
}
