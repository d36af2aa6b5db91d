import { useId } from 'react';

import { List, Nav, NavTitle } from './TableOfContents.styles';

interface TableOfContentsProps {
  /** Its heading, such as “In this article”. */
  title: string;
  /** The chapters, by the ids of their headings. */
  entries: { id: string; text: string }[];
  /** The language of the text, where it is not the page's. */
  lang?: string;
}

/**
 * The chapters of a text, in its margin. Stays in view on a desktop. Nothing at all for a text too short to need one.
 * @avoid For the parts of a page of blocks: their headings are enough.
 * @accessibility A navigation with a name; the chapter that is read is marked.
 */
export function TableOfContents({ title, entries, lang }: TableOfContentsProps) {
  const titleId = useId();
  if (entries.length < 2) return null;
  return (
    <Nav aria-labelledby={titleId} data-contents>
      <NavTitle id={titleId}>{title}</NavTitle>
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
