import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import type { Article } from '@/services/domain/articles/article';
import { useLocale } from '@/services/hooks/useLocale';

import { Facts } from './ArticleFacts.styles';

/** When a text was written and last checked, how long it takes and who wrote it: in its margin on a desktop. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t } = useTranslation('article');
  const locale = useLocale();
  const { publishedAt, reviewedAt, readingMinutes, author } = article;
  const date = (iso: string) => <DateText iso={iso} locale={locale} />;
  const facts = {
    published: date(publishedAt),
    reviewed: date(reviewedAt),
    length: t('blocks:readingTime', { count: readingMinutes }),
    author,
  };
  return (
    <Facts>
      {Object.entries(facts).map(([name, fact]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </Facts>
  );
}
