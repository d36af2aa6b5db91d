import styled from 'styled-components';

export { Cell, Item, Name, Table } from '../PriceTable/PriceTable.styles';

export const Filters = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Count = styled.p`
  padding: ${({ theme }) => theme.space.m} 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Label = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Place = styled(Label)`
  color: ${({ theme }) => theme.color.badgeText};
`;
