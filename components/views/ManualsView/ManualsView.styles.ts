import styled from 'styled-components';

export const Contents = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.m};
  padding-inline-start: 1.25em;
`;

export const Facts = styled.p`
  padding-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const File = styled.p`
  @media print {
    display: none;
  }

  padding-top: ${({ theme }) => theme.space.l};
`;
