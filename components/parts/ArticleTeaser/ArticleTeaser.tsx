import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { Picture } from '@/components/ui/Picture/Picture';
import { paths } from '@/services/config/paths';
import type { ArticleCard } from '@/services/domain/articles/article';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Cover, Facts, Summary, Teaser, TitleLink } from './ArticleTeaser.styles';

interface ArticleTeaserProps {
  /** The data of an article's card. */
  article: ArticleCard;
  /** Of its title, one below the heading that it stands under. */
  headingLevel?: 2 | 3 | 4;
  /** `row` lets the cover stand beside the text, `short` without the summary; `text` has no cover, `title` no reading time either. */
  look?: 'row' | 'short' | 'text' | 'title';
}

/**
 * An article in a list. The whole surface leads to it; its title is the link.
 * @avoid For notices and questions: they have rows of their own.
 * @accessibility The title is the only link, its surface the whole teaser. A text in another language says
 *   so.
 */
export function ArticleTeaser({ article, headingLevel = 3, look = 'text' }: ArticleTeaserProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const { id, type, title, summary, cover, publishedAt, readingMinutes, language } = article;
  const Heading = `h${headingLevel}` as const;
  const withCover = (look === 'row' || look === 'short') && cover !== null;
  const lang = langAttribute(language, locale);
  return (
    <Teaser $withCover={withCover}>
      {withCover && (
        <Cover>
          <Picture image={{ ...cover, alt: '' }} sizes="(min-width: 48rem) 24rem, 5.5rem" />
        </Cover>
      )}
      <div>
        <Facts>
          <span>{t(`articleType.${type}`)}</span>
          <DateText iso={publishedAt} locale={locale} />
          {look !== 'title' && <span>{t('readingTime', { count: readingMinutes })}</span>}
        </Facts>
        <Heading lang={lang}>
          <TitleLink href={paths.article(type, id)}>{title}</TitleLink>
        </Heading>
        {(look === 'row' || look === 'text') && <Summary lang={lang}>{summary}</Summary>}
      </div>
    </Teaser>
  );
}
