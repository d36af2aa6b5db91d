import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

export type Tone = 'plain' | 'tinted' | 'inverse';

const tones = {
  plain: css``,
  /* The space before the next section is a border that shows nothing. */
  tinted: css`
    padding-bottom: ${theme.space.l};
    border-bottom: ${theme.space.l} solid ${theme.clear};
    background: ${theme.color.surface} padding-box;

    ${theme.from.tablet} {
      padding-bottom: ${theme.space.xxl};
      border-bottom-width: ${theme.space.xl};
    }
  `,
  inverse: css`
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  `,
};

/** A plain section closes with the space that the next one's hairline needs; grounds carry their space inside. */
export const Ground = styled.section<{ $tone: Tone; $opensPage: boolean }>`
  padding-top: ${({ $tone, $opensPage }) => ($opensPage || $tone !== 'plain' ? theme.space.xl : 0)};
  padding-bottom: ${theme.space.section};
  ${({ $tone }) => tones[$tone]}

  @media print {
    padding-block: 0 ${theme.space.xl};
  }
`;

export const Columns = styled(Container)<{ $edge: 'hairline' | 'graduated' | 'none' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.m};

  ${theme.from.tablet} {
    row-gap: ${theme.space.l};
  }

  &::before {
    content: '';
    grid-column: 1 / -1;
    border-top: 1px solid ${theme.color.line};
    ${({ $edge }) => $edge !== 'hairline' && 'display: none;'}
  }

  [data-tone='inverse'] &::before {
    border-color: ${theme.color.lineOnInverse};
  }

  > svg {
    grid-column: 1 / -1;
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
    column-gap: ${theme.space.xl};
  }
`;

/** The title of a page runs over the whole column, above what follows. */
export const Title = styled.h1`
  grid-column: 1 / -1;
  max-width: 22ch;
  ${typeset('h1')}
`;

export const Heading = styled.h2`
  font-size: ${theme.size.h2};

  ${theme.from.desktop} {
    /* The heading spans lead and content, so that the content does not wait below a tall heading. */
    grid-column: 1;
    grid-row: 2 / span 2;
    padding-inline-end: ${theme.space.m};
  }
`;

/** Heading and margin, one below the other. */
export const Margin = styled.div`
  > * + * {
    margin-top: ${theme.space.l};
  }

  ${theme.from.desktop} {
    grid-column: 1;
    padding-inline-end: ${theme.space.m};
  }
`;

export const Lead = styled.p`
  max-width: ${theme.width.text};
  ${typeset('lead')}

  ${theme.from.desktop} {
    grid-column: 2;
  }
`;

export const Body = styled.div<{ $wide: boolean }>`
  min-width: 0;

  ${theme.from.desktop} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : '2')};
    ${({ $wide }) => $wide && `grid-row: 4; padding-top: ${theme.space.m};`}
  }
`;
