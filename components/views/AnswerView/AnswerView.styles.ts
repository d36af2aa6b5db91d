import styled from 'styled-components';

export const Facts = styled.p`
  padding-top: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;
