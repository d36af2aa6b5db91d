import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { onlyUnfolded, PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';
import type { Link } from '@/services/domain/content/layoutData';

const Heading = styled.h2`
  font-size: ${theme.size.s};
  letter-spacing: 0;
`;

const WideHeading = styled(Heading)`
  ${onlyUnfolded}
`;

const List = styled.ul`
  padding-bottom: ${theme.space.s};
  font-size: ${theme.size.s};
  list-style: none;

  ${theme.from.tablet} {
    margin-top: ${theme.space.s};
    padding: 0;
  }

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

/** One column of the footer, on a phone a line that unfolds. */
export function LinkGroup({ heading, links }: { heading: string; links: Link[] }) {
  return (
    <PhoneFold line={<Heading>{heading}</Heading>}>
      <WideHeading>{heading}</WideHeading>
      <List aria-label={heading}>
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </List>
    </PhoneFold>
  );
}
