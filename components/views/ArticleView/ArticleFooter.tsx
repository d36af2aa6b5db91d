import { useTranslation } from 'next-i18next/pages';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Article } from '@/services/domain/articles/article';

import { Disclaimer, Footer, SourceList, SourcesHeading } from './ArticleFooter.styles';

/** The sources of an article, and the note that it is no legal advice. */
export function ArticleFooter({ sources }: Pick<Article, 'sources'>) {
  const { t } = useTranslation('article');
  return (
    <Footer>
      {sources.length > 0 && (
        <>
          <SourcesHeading>{t('sources')}</SourcesHeading>
          <SourceList>
            {sources.map(({ title, href }) => (
              <li key={title}>{href ? <TextLink href={href}>{title}</TextLink> : title}</li>
            ))}
          </SourceList>
        </>
      )}
      <Disclaimer role="note">{t('disclaimer')}</Disclaimer>
    </Footer>
  );
}
