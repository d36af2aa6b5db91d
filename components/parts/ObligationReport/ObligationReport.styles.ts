import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Group = styled.div`
  & + & {
    margin-top: ${theme.space.xl};
  }
`;

export const GroupName = styled.h3`
  padding-bottom: ${theme.space.xs};
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.h4};
`;

export const Entries = styled.ul`
  list-style: none;
`;
