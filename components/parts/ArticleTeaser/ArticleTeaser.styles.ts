import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

/** On a phone a small cover beside dates and title, and the summary below them. */
const withCover = css`
  grid-template-rows: auto 1fr;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  column-gap: ${theme.space.m};

  > :last-child {
    display: contents;
  }

  ${theme.from.tablet} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space.l};

    > :last-child {
      display: block;
    }

    :is(h2, h3, h4) {
      font-size: ${theme.size.h3};
    }
  }
`;

export const Teaser = styled.article<{ $withCover: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  :is(h2, h3, h4) {
    margin-top: ${theme.space.xs};
    font-size: ${theme.size.h4};
  }

  ${({ $withCover }) => $withCover && withCover}
`;

export const Cover = styled.div`
  grid-row: span 2;
  align-self: start;
  border: 1px solid ${theme.color.line};

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }

  ${theme.from.tablet} {
    grid-row: auto;

    img {
      aspect-ratio: 16 / 9;
    }
  }
`;

/** Facts on one line, divided by short rules; the rule of a fact that begins a new line is cut off. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1.5rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: 1.5;
  clip-path: inset(0 0 0 1.25rem);

  > * {
    position: relative;
    padding-inline-start: 1.5rem;
  }

  > *::before {
    content: '';
    position: absolute;
    top: 0.35em;
    inset-inline-start: 0.75rem;
    width: 1px;
    height: 0.8em;
    background: ${theme.color.lineStrong};
  }

  > :first-child {
    color: ${theme.color.badgeText};
    font-weight: ${theme.weight.semibold};
  }
`;

export const TitleLink = styled(Anchor)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Summary = styled.p`
  grid-column: 1 / -1;
  margin-top: ${theme.space.xs};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.m};
  line-height: 1.5;
`;
