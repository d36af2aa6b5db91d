import { useId } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import type { Link } from '@/services/domain/content/layoutData';

const Heading = styled.h2`
  font-size: ${theme.size.s};
  letter-spacing: 0;
`;

const List = styled.ul`
  margin-top: ${theme.space.s};
  font-size: ${theme.size.s};
  list-style: none;

  a {
    display: inline-block;
    padding-block: 0.3125rem;
    color: ${theme.color.onInverseMuted};
    line-height: ${theme.leading.snug};
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.onInverse};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** One column of the footer. */
export function LinkGroup({ heading, links }: { heading: string; links: Link[] }) {
  const headingId = useId();
  return (
    <div>
      <Heading id={headingId}>{heading}</Heading>
      <List aria-labelledby={headingId}>
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </List>
    </div>
  );
}
