import styled from 'styled-components';

export const Count = styled.p`
  margin-bottom: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
