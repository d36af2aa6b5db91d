import styled from 'styled-components';

export const CategoryLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.xl};
  font-size: ${({ theme }) => theme.size.s};
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space.xxs};
  }

  span {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Category = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xxl};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  grid-template-columns: minmax(0, 1fr);

  &:last-child {
    padding-bottom: 0;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`;

export const CategoryName = styled.h3`
  font-size: ${({ theme }) => theme.size.h3};

  ${({ theme }) => theme.from.desktop} {
    position: sticky;
    top: calc(${({ theme }) => theme.width.headerHeight} + ${({ theme }) => theme.space.m});
    align-self: start;
  }
`;

export const Entries = styled.ul`
  list-style: none;
`;

export const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
