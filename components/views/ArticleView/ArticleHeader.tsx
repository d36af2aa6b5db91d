import { useTranslation } from 'next-i18next/pages';

import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Article } from '@/services/domain/articles/article';

import { Cover, Opening, Summary, Title, Type } from './ArticleHeader.styles';

interface ArticleHeaderProps {
  article: Article;
  /** Language of the article, if it differs from the page's. */
  lang: string | undefined;
}

/** Title and summary, and the picture over the whole width. */
export function ArticleHeader({ article, lang }: ArticleHeaderProps) {
  const { t } = useTranslation('article');
  const { id, type, title, summary, cover } = article;
  const url = usePageUrl(paths.article(type, id));
  return (
    <header>
      <Opening>
        <Type>
          <TextLink href={paths.schoolList(type)}>{t(`blocks:articleType.${type}`)}</TextLink>
        </Type>
        <Title lang={lang}>{title}</Title>
        <Summary lang={lang}>{summary}</Summary>
        <DeferredPart name="pageTools" props={{ title, url }} />
        {!cover && <GraduatedEdge />}
      </Opening>
      {cover && (
        <Cover>
          <Picture image={cover} sizes="100vw" preload />
        </Cover>
      )}
    </header>
  );
}
