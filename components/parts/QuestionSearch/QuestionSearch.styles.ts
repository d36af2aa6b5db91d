import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Fields = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Status = styled.p`
  min-height: 1.6em;
  padding: ${theme.space.xs} 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** The ways on where nothing is found. */
export const WaysOn = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
`;
