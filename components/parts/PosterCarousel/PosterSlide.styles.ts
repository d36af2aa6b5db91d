import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;
  /* Room for focus outlines, which the viewport would cut off. */
  padding: 0 0.375rem 0.375rem;
  margin-inline-start: -0.375rem;
`;

export const Title = styled.h3`
  font-size: ${theme.size.h3};
`;

export const Text = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.size.s};
  line-height: 1.5;

  ${theme.from.tablet} {
    font-size: ${theme.size.m};
  }
`;
