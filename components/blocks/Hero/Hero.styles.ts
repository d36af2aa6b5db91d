import styled, { css } from 'styled-components';

import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

export const Ground = styled.section`
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5rem) ${({ theme }) => theme.space.section};

  @media print {
    padding-block: ${({ theme }) => theme.space.l};
  }
`;

/** With a picture the text leads; without one the eyebrow stands in the margin, like a section's heading. */
export const Columns = styled(Container)<{ $withArt: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${({ theme }) => theme.space.l};

  > svg {
    grid-column: 1 / -1;
    margin-top: ${({ theme }) => theme.space.xl};
  }

  ${({ theme }) => theme.from.desktop} {
    column-gap: ${({ theme }) => theme.space.xl};
    ${({ $withArt }) =>
      $withArt
        ? css`
            grid-template-columns: ${({ theme }) => theme.columns.picture};
            grid-template-areas: 'eyebrow art' 'text art';
          `
        : css`
            grid-template-columns: ${({ theme }) => theme.columns.margin};
            grid-template-areas: 'eyebrow text';
          `}
    grid-template-rows: auto 1fr;
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: ${({ theme }) => theme.leading.snug};

  &::before {
    content: '';
    flex: none;
    width: 3px;
    height: 1.15em;
    background: ${({ theme }) => theme.color.signal};
  }

  ${({ theme }) => theme.from.desktop} {
    grid-area: eyebrow;
    padding-top: ${({ theme }) => theme.space.xs};
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  align-content: start;

  ${({ theme }) => theme.from.desktop} {
    grid-area: text;
  }
`;

export const Title = styled.h1`
  ${typeset('h1')}
  letter-spacing: -0.025em;
`;

export const Lead = styled.p`
  max-width: 38rem;
  margin-bottom: ${({ theme }) => theme.space.xs};
  ${typeset('lead')}
`;

export const Art = styled.div`
  @media print {
    display: none;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-area: art;
    align-self: center;
  }
`;
