import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Frame = styled.div`
  scroll-margin-top: ${theme.space.l};
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.signal};
  border-inline-start-width: 3px;
  background: ${theme.color.signalSurface};
`;

export const Heading = styled.p`
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

export const List = styled.ul`
  margin-top: ${theme.space.xs};
  list-style: none;
`;

export const Entry = styled.button`
  min-height: 2rem;
  padding: ${theme.space.xxs} 0;
  border: 0;
  background: none;
  color: ${theme.color.signalHover};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
