'use client';

import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

export const Ground = styled.header`
  border-bottom: 1px solid ${theme.color.line};
`;

export const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space.l};
  min-height: ${theme.width.headerRow};

  > a {
    padding-block: ${theme.space.xs};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.l};
    list-style: none;
  }
`;

/** On phones a row of its own below the others. */
export const AccountLinks = styled.nav`
  margin-inline-start: auto;

  @media (width < 48rem) {
    /* The mark of the current page stands on the lower hairline of this row. */
    --hr: ${theme.width.target};
    order: 1;
    flex: 0 0 calc(100% + 2 * ${theme.width.gutter});
    margin-inline: calc(-1 * ${theme.width.gutter});
    padding-inline: ${theme.width.gutter};
    border-top: 1px solid ${theme.color.line};

    ul {
      column-gap: ${theme.space.s};
    }
  }
`;
