import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Aside = styled.p`
  margin-top: ${theme.space.l};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.s};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  padding-top: ${theme.space.l};
`;
