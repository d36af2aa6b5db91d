import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;

export const Address = styled.address`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

export const Company = styled.p`
  padding-top: ${({ theme }) => theme.space.s};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.h4};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;
