import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space.xs} ${theme.space.xl};
  list-style: none;

  ${theme.from.tablet} {
    row-gap: ${theme.space.l};
  }

  /* Four cards are two pairs, never three and a leftover. */
  ${theme.from.desktop} {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** On a phone icon, title and arrow share a line. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space.s};
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.color.text};

  ${theme.from.tablet} {
    display: block;
    padding-block: ${theme.space.m} ${theme.space.l};
  }

  /* The rule fills with the signal colour from the left, as if measured. */
  &::before {
    content: '';
    position: absolute;
    top: -2px;
    inset-inline-start: 0;
    width: 100%;
    height: 3px;
    background: ${theme.color.signal};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${theme.motion.calm};
  }

  &:has(a:hover)::before,
  &:has(a:focus-visible)::before {
    transform: scaleX(1);
  }

  &:has(a:hover) svg + svg {
    transform: translateX(0.25rem);
  }
`;

/** The icon, and an arrow where the card leads somewhere. */
export const Marks = styled.div`
  display: contents;

  ${theme.from.tablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  > svg + svg {
    order: 1;
    color: ${theme.color.signal};
    transition: transform ${theme.motion.calm};
  }
`;

export const Title = styled.h3`
  font-size: ${theme.size.h3};

  ${theme.from.tablet} {
    margin-top: ${theme.space.l};
  }
`;

export const CardLink = styled(Anchor)`
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

export const Text = styled.p`
  grid-column: 1 / -1;
  order: 2;
  margin-top: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;
