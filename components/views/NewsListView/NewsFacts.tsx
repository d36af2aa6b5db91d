import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { NewsList } from '@/services/domain/articles/news';
import { useLocale } from '@/services/hooks/useLocale';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.lineStrong};
  font-size: ${theme.size.s};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  dd {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** What a list of notices is like: how new, how many, and how to have them sent. */
export function NewsFacts({ list: { notices, total } }: { list: NewsList }) {
  const { t } = useTranslation('news');
  const locale = useLocale();
  const [newest] = notices;
  return (
    <Facts>
      {newest && (
        <div>
          <dt>{t('facts.newest')}</dt>
          <dd>
            <DateText iso={newest.publishedAt} locale={locale} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('facts.count')}</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>{t('facts.subscribe')}</dt>
        <dd>
          <TextLink href={paths.newsFeed}>{t('facts.feed')}</TextLink>
        </dd>
      </div>
    </Facts>
  );
}
