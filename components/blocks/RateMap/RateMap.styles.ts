import styled from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: ${({ theme }) => theme.columns.picture};
    grid-template-rows: auto 1fr;
    column-gap: ${({ theme }) => theme.space.xxl};
    row-gap: ${({ theme }) => theme.space.m};
  }
`;

export const Picture = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.desktop} {
    grid-row: 1 / span 2;
  }
`;

export const Caption = styled.figcaption`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};

  ${({ theme }) => theme.from.desktop} {
    grid-column: 2;
  }
`;
