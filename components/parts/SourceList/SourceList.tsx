import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Source } from '@/services/domain/articles/source';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.size.s};
  list-style: none;
`;

interface SourceListProps {
  /** Title and address; those that are only in print have no address. */
  sources: Source[];
}

/**
 * The sources of a text; printed sources have no link.
 * @avoid For further reading: these are what the text rests on.
 * @accessibility A list; the name of a source is the link, never its address.
 */
export function SourceList({ sources }: SourceListProps) {
  return (
    <List>
      {sources.map(({ title, href }) => (
        <li key={title}>{href ? <TextLink href={href}>{title}</TextLink> : title}</li>
      ))}
    </List>
  );
}
