import { DateText } from '@/components/ui/DateText/DateText';
import type { Article } from '@/services/domain/articles/article';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Facts } from './ArticleFacts.styles';

/** When a text was written and last checked, how long it takes and who wrote it: in its margin on a desktop. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t } = useTranslation('article');
  const locale = useLocale();
  const { publishedAt, reviewedAt, readingMinutes, author } = article;
  return (
    <Facts>
      <div>
        <dt>{t('published')}</dt>
        <dd>
          <DateText iso={publishedAt} locale={locale} />
        </dd>
      </div>
      <div>
        <dt>{t('reviewed')}</dt>
        <dd>
          <DateText iso={reviewedAt} locale={locale} />
        </dd>
      </div>
      <div>
        <dt>{t('length')}</dt>
        <dd>{t('blocks:readingTime', { count: readingMinutes })}</dd>
      </div>
      <div>
        <dt>{t('author')}</dt>
        <dd>{author}</dd>
      </div>
    </Facts>
  );
}
