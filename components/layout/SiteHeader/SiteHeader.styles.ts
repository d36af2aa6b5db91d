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
  column-gap: ${theme.space.l};
  min-height: ${theme.width.headerHeight};

  > a {
    margin-inline-end: auto;
  }
`;

/** On tablets a second row, with the search at its end. */
export const Tools = styled.div`
  ${theme.from.tablet} {
    display: flex;
    flex-basis: calc(100% - ${theme.width.target} - ${theme.space.l});
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space.l};
  }

  ${theme.from.wide} {
    flex-basis: auto;
    gap: ${theme.space.m};
  }
`;
