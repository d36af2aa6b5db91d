import styled from 'styled-components';

export const Entries = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

export const Office = styled.p`
  padding: ${({ theme }) => theme.space.xs} 0 ${({ theme }) => theme.space.m};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;
