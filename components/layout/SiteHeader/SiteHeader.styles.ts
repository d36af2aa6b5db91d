import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

export const Ground = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.headerBackground};
  backdrop-filter: blur(14px);

  @supports not selector(:popover-open) {
    position: static;
  }
`;

export const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.m};
  min-height: ${theme.width.headerHeight};

  > a {
    flex-shrink: 0;
    margin-inline-end: auto;
  }

  /* Beside the mark alone, seven entries fit into a small tablet's first row in German, in any typeface. */
  @media (48rem <= width < 52rem) {
    > a img {
      width: 2.25rem;
      height: 2.25rem;
    }
  }

  ${theme.from.wide} {
    flex-wrap: nowrap;

    /* The glass, not the room around it, ends at the edge of the page's column. */
    > button {
      margin-inline-end: -0.75rem;
    }
  }
`;

/** On tablets a second row, with the search at its end. */
export const Tools = styled.div`
  ${theme.from.tablet} {
    display: flex;
    flex-basis: calc(100% - ${theme.width.target} - ${theme.space.m});
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space.l};
  }

  ${theme.from.wide} {
    flex-basis: auto;
    gap: ${theme.space.m};
  }
`;
