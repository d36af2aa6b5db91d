import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-items: start;

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${theme.space.xl};
  }
`;

export const Address = styled.address`
  display: grid;
  gap: ${theme.space.m};
  font-size: ${theme.size.s};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

export const Company = styled.p`
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.h4};
  font-weight: ${theme.weight.semibold};
`;
