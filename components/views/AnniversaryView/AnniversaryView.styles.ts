import styled from 'styled-components';

export const Status = styled.p`
  min-height: 2em;
  padding-top: ${({ theme }) => theme.space.xs};
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  max-width: ${({ theme }) => theme.width.text};
  padding: ${({ theme }) => theme.space.m} 0 ${({ theme }) => theme.space.m} 1.25em;
  font-size: ${({ theme }) => theme.size.s};
`;
