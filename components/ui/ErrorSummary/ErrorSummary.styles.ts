import styled from 'styled-components';

export const Frame = styled.div`
  scroll-margin-top: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  border: 1px solid ${({ theme }) => theme.color.signal};
  border-inline-start-width: 3px;
  background: ${({ theme }) => theme.color.signalSurface};
`;

export const Heading = styled.p`
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: ${({ theme }) => theme.leading.snug};
`;

export const List = styled.ul`
  margin-top: ${({ theme }) => theme.space.xs};
  list-style: none;
`;

export const Entry = styled.button`
  min-height: 2rem;
  padding: ${({ theme }) => theme.space.xxs} 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.signalHover};
  font-size: ${({ theme }) => theme.size.s};
  line-height: ${({ theme }) => theme.leading.snug};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
