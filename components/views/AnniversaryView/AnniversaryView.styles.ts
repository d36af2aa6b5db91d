import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Has its place from the beginning. Without scripts, the state at the time of rendering is all there is. */
export const WhenKnown = styled.div<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};

  @media (scripting: none) {
    visibility: visible;
  }
`;

export const Status = styled.p`
  min-height: 2em;
  padding-top: ${theme.space.xs};
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  max-width: ${theme.width.text};
  padding: ${theme.space.m} 0 ${theme.space.m} 1.25em;
  font-size: ${theme.size.s};
`;
