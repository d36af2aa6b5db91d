import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { LatePart } from '@/components/parts/LatePart/LatePart';
import { DateText } from '@/components/ui/DateText/DateText';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Article } from '@/services/domain/articles/article';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Cover, Facts, Header, Summary, Title, Type } from './ArticleHeader.styles';

interface ArticleHeaderProps {
  article: Article;
  /** Language of the article, if it differs from the page's. */
  lang: string | undefined;
}

export function ArticleHeader({ article, lang }: ArticleHeaderProps) {
  const { t } = useTranslation('article');
  const locale = useLocale();
  const { id, type, title, summary, cover, publishedAt, reviewedAt, readingMinutes, author } = article;
  const url = usePageUrl(paths.article(type, id));
  return (
    <Header>
      <Type>
        <TextLink href={paths.schoolList(type)}>{t(`blocks:articleType.${type}`)}</TextLink>
      </Type>
      <Title lang={lang}>{title}</Title>
      <Summary lang={lang}>{summary}</Summary>
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
      <LatePart name="pageTools" props={{ title, url }} />
      {cover ? (
        <Cover>
          <Picture image={cover} sizes="(min-width: 77rem) 72rem, 100vw" />
        </Cover>
      ) : (
        <GraduatedEdge />
      )}
    </Header>
  );
}
