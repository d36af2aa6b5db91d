import styled from 'styled-components';

export const Count = styled.p`
  margin-bottom: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Category = styled.div`
  display: grid;
  column-gap: ${({ theme }) => theme.space.xl};
  padding-bottom: ${({ theme }) => theme.space.xxl};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  grid-template-columns: minmax(0, 1fr);

  &:last-child {
    padding-bottom: 0;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: ${({ theme }) => theme.columns.margin};
  }
`;

/** The selected section fills at least the window, so that the footer does not jump into view. */
export const FromHere = styled.div`
  min-height: calc(100dvh - ${({ theme }) => theme.width.headerHeight});
`;

export const CategoryName = styled.h3`
  padding-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.h3};

  ${({ theme }) => theme.from.desktop} {
    position: sticky;
    top: ${({ theme }) => theme.width.headerHeight};
    align-self: start;
  }
`;

export const Entries = styled.ul`
  list-style: none;
`;

export const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
