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

  @media (scripting: none) {
    position: static;
  }
`;

export const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space.l};
  min-height: ${theme.width.headerHeight};
`;

export const Navigation = styled.div`
  display: none;
  margin-inline-start: auto;

  ${theme.from.desktop} {
    display: block;
  }

  @media (scripting: none) {
    display: block;
    flex-basis: 100%;
    order: 1;
    padding-block: ${theme.space.s};
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.l};
`;

/** On a phone languages and account stand in the menu; without scripts there is no such menu. */
export const FromTablet = styled.div`
  display: none;

  ${theme.from.tablet} {
    display: block;
  }

  @media (scripting: none) {
    display: block;
  }
`;
