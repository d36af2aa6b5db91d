import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';

import { List, Nav, NavTitle } from './TableOfContents.styles';

interface TableOfContentsProps {
  entries: { id: string; text: string }[];
  lang: string | undefined;
}

/** Stays in view on a desktop. Nothing at all for a text too short to need one. */
export function TableOfContents({ entries, lang }: TableOfContentsProps) {
  const { t } = useTranslation('article');
  const titleId = useId();
  if (entries.length < 2) return null;
  return (
    <Nav aria-labelledby={titleId} data-contents>
      <NavTitle id={titleId}>{t('contents')}</NavTitle>
      <List lang={lang}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </List>
    </Nav>
  );
}
