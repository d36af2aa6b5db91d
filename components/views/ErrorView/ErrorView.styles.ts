import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

export const Ground = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.l};
  padding-block: clamp(2rem, 6vw, 5rem) ${theme.space.section};

  > svg {
    grid-column: 1 / -1;
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
    column-gap: ${theme.space.xl};
  }
`;

/** Large enough to be the picture of the page. */
export const Code = styled.p`
  grid-column: 1 / -1;
  margin-inline-start: -0.04em;
  font-size: clamp(6rem, 26vw, 18rem);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.medium};
  letter-spacing: -0.05em;
  line-height: 0.8;
`;

export const ChineseMessage = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lead};
`;

export const Text = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  max-width: ${theme.width.text};
`;

export const Title = styled.h1`
  font-size: ${theme.size.h2};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`;

export const UsedPages = styled.nav`
  justify-self: stretch;
  margin-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  padding-top: ${theme.space.m};

  ul {
    list-style: none;
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.width.target};
  }

  ${theme.from.tablet} {
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space.l};
    }
  }
`;

export const UsedPagesTitle = styled.h2`
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.size.s};
`;

export const Detail = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  overflow-wrap: anywhere;

  samp {
    font-family: inherit;
  }
`;
