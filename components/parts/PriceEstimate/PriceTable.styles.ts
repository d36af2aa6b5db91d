import styled from 'styled-components';

export const Table = styled.table`
  width: 100%;

  thead th {
    padding-bottom: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
    font-weight: ${({ theme }) => theme.weight.regular};
    text-align: start;
  }

  tbody tr {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }

  tbody + tbody th[scope='rowgroup'] {
    padding-top: ${({ theme }) => theme.space.xl};
  }
`;

export const Name = styled.th`
  padding-block: ${({ theme }) => theme.space.s};
  border-bottom: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.h3};
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: ${({ theme }) => theme.leading.snug};
  text-align: start;
`;

export const SmallNote = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.regular};
`;

export const Item = styled.th`
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.s} 0;
  font-weight: ${({ theme }) => theme.weight.regular};
  line-height: 1.45;
  text-align: start;
  vertical-align: baseline;
`;

export const Cell = styled.td`
  width: 42%;
  padding-block: ${({ theme }) => theme.space.s};
  vertical-align: baseline;
`;

export const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

export const ServiceName = styled.span`
  display: block;
  font-weight: ${({ theme }) => theme.weight.medium};
`;

export const Covered = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const All = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
`;
