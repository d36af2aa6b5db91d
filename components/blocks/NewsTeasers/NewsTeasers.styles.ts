import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xxl};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

export const ListHeading = styled.h3`
  padding-bottom: ${theme.space.xs};
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
`;

export const Latest = styled.div`
  padding-top: ${theme.space.l};
`;

export const More = styled.p`
  margin-top: ${theme.space.xl};
`;
