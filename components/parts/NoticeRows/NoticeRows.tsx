import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { NewsCard } from '@/services/domain/articles/news';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Entries, Entry, Facts, Title } from './NoticeRows.styles';

interface NoticeRowsProps {
  /** Newest first; days as ISO 8601. */
  notices: NewsCard[];
}

/**
 * Notices one below the other, each with its day.
 * @avoid For articles, which have covers and reading times.
 * @accessibility A list; day and kind stand before the title in the order of reading.
 */
export function NoticeRows({ notices }: NoticeRowsProps) {
  const locale = useLocale();
  return (
    <Entries>
      {notices.map(({ id, title, summary, typeName, publishedAt, language }) => (
        <Entry key={id}>
          <Facts>
            <DateText iso={publishedAt} locale={locale} />
            <span>{typeName}</span>
          </Facts>
          <div lang={langAttribute(language, locale)}>
            <Title>
              <TextLink href={paths.notice(id)}>{title}</TextLink>
            </Title>
            <p>{summary}</p>
          </div>
        </Entry>
      ))}
    </Entries>
  );
}
