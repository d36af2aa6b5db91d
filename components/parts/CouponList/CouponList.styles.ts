import styled from 'styled-components';

export const List = styled.ul`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.m} 0;
  border-bottom: 1px dashed ${({ theme }) => theme.color.lineStrong};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(9rem, 25%) minmax(0, 1fr);
  }
`;

export const Worth = styled.span`
  font-size: ${({ theme }) => theme.size.h2};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
`;

export const Conditions = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;
