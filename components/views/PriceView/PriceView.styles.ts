import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

export const Ground = styled.section`
  padding-bottom: ${theme.space.section};

  @media print {
    padding-bottom: ${theme.space.xl};
  }
`;

/** At least as high as the window, so that what follows stays below the first screen when a filter leaves a few rows. */
export const Blocks = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-content: start;

  @media screen {
    min-height: 100svh;
  }
`;

/** The links below a country. */
export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  list-style: none;
`;

/** Terms of every sum and every price. */
export const Terms = styled.p`
  padding-top: ${theme.space.m};
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
