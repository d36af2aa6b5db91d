import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

export type Tone = 'plain' | 'tinted' | 'inverse';

/** A ground ends in itself; the space before the next section is a border that shows nothing. */
const toned = css`
  padding-bottom: ${theme.space.xl};
  border-bottom: ${theme.space.xl} solid ${theme.clear};
  background-clip: padding-box;
`;

const tones = {
  plain: css``,
  tinted: css`
    ${toned}
    background-color: ${theme.color.surface};
  `,
  inverse: css`
    ${toned}
    background-color: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  `,
};

export const Ground = styled.section<{ $tone: Tone }>`
  padding-block: clamp(1.5rem, 0.5rem + 6vw, 5rem) ${theme.space.section};
  ${({ $tone }) => tones[$tone]}

  @media print {
    padding-block: ${theme.space.l};
  }
`;

/** With a picture the text leads; without one the eyebrow stands in the margin, like a section's heading. */
export const Columns = styled(Container)<{ $withArt: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.m};

  ${theme.from.tablet} {
    row-gap: ${theme.space.l};
  }

  > svg {
    grid-column: 1 / -1;
    margin-top: ${theme.space.m};

    ${theme.from.tablet} {
      margin-top: ${theme.space.xl};
    }
  }

  ${theme.from.desktop} {
    column-gap: ${theme.space.xl};
    ${({ $withArt }) =>
      $withArt
        ? css`
            grid-template-columns: ${theme.columns.picture};
            grid-template-areas: 'eyebrow art' 'text art';
          `
        : css`
            grid-template-columns: ${theme.columns.margin};
            grid-template-areas: 'eyebrow text';
          `}
    grid-template-rows: auto 1fr;
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  gap: ${theme.space.s};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};

  &::before {
    content: '';
    flex: none;
    width: 3px;
    height: 1.15em;
    background: ${theme.color.signal};
  }

  [data-tone='inverse'] &::before {
    background: ${theme.color.signalOnInverse};
  }

  ${theme.from.desktop} {
    grid-area: eyebrow;
    padding-top: ${theme.space.xs};
  }
`;

/** On a phone the first action is in the first screen. */
export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  align-content: start;

  ${theme.from.tablet} {
    gap: ${theme.space.l};
  }

  ${theme.from.desktop} {
    grid-area: text;
  }
`;

export const Title = styled.h1`
  ${typeset('h1')}
  letter-spacing: -0.025em;
`;

export const Lead = styled.p`
  max-width: 38rem;
  margin-bottom: ${theme.space.xs};
  ${typeset('lead')}
`;

/** Below the picture: what it shows. */
export const Caption = styled.p`
  margin-top: ${theme.space.xs};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};
`;

/** What works over the picture lies on it, what belongs to it below. */
export const Art = styled.div`
  position: relative;

  > [data-deferred] {
    margin-top: ${theme.space.m};
  }

  /* The compass that works has a needle and labels of its own. */
  &:has([data-deferred] select) > :is(svg, p) {
    display: none;
  }

  @media print {
    display: none;
  }

  ${theme.from.desktop} {
    grid-area: art;
    align-self: center;
  }
`;
