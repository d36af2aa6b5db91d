import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

/** The space before the next section is a border that shows nothing. */
const tinted = css`
  padding-top: ${theme.space.l};
  border-bottom: ${theme.space.l} solid ${theme.clear};
  background: ${theme.color.surface} padding-box;
`;

export const Ground = styled.section<{ $isTinted: boolean }>`
  padding-bottom: ${theme.space.m};
  ${({ $isTinted }) => $isTinted && tinted}
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
    column-gap: ${theme.space.xl};
    padding-top: ${theme.space.s};
  }
`;

export const Title = styled.h1`
  ${typeset('h1')}
  font-size: ${theme.size.h1Low};
  letter-spacing: -0.02em;
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;
`;

export const Lead = styled.p`
  max-width: ${theme.width.text};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.m};
  line-height: ${theme.leading.lead};

  ${theme.from.desktop} {
    font-size: ${theme.size.lead};
  }
`;

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.l};
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    font-weight: ${theme.weight.medium};
  }

  @media print {
    display: none;
  }
`;
