import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

export const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: clamp(0.75rem, 1.6vw, 1rem);
  list-style: none;

  /* In one row, the gaps give way where a wider typeface stands in for ours. */
  ${theme.from.wide} {
    flex-wrap: nowrap;
    column-gap: 0;

    > li {
      display: flex;
    }

    > li > * {
      flex-shrink: 0;
    }

    > li + li::before {
      content: '';
      /* No basis: the row's own width does not count it. */
      width: 1rem;
      min-width: 0.5rem;
    }
  }
`;

/** More than five links stand in two columns, the first four in the first. */
export const PanelList = styled.ul`
  list-style: none;

  ${theme.from.tablet} {
    display: grid;
    column-gap: ${theme.space.l};

    &:has(> :nth-child(6)) {
      grid-template-rows: repeat(4, auto);
      grid-auto-flow: column;
      grid-auto-columns: 16rem;
    }
  }
`;

export const PanelLink = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: ${theme.width.target};
  padding-block: ${theme.space.xxs};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &[aria-current] {
    color: ${theme.color.signal};
    font-weight: ${theme.weight.semibold};
  }
`;
