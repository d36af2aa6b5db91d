import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

const beside = css`
  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** A film and its chapters: they stand beside it where there is room. */
export const WithChapters = styled.div<{ $isStacked: boolean }>`
  display: grid;
  gap: ${theme.space.l};

  ${({ $isStacked }) => !$isStacked && beside}
`;

export const ChaptersTitle = styled.h3`
  padding-bottom: ${theme.space.xs};
  font-size: ${theme.size.h4};
  font-weight: ${theme.weight[theme.setting.h2.weight]};
`;

export const Chapters = styled.ol`
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
`;

/** A chapter to choose; the one that is shown is marked. */
export const Choice = styled.a`
  display: grid;
  grid-template-columns: 2.75rem 1fr;
  align-items: baseline;
  min-height: ${theme.width.target};
  padding: ${theme.space.s} ${theme.space.xs};
  border-top: 1px solid ${theme.color.line};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  &:hover,
  &[aria-current] {
    background: ${theme.color.surface};
  }

  &[aria-current] {
    box-shadow: inset 3px 0 ${theme.color.signal};
  }
`;

export const Time = styled.span`
  color: ${theme.color.signal};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;
