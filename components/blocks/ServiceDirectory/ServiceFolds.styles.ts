import styled, { css } from 'styled-components';

import { foldSign } from '@/components/theme/foldSign';
import { theme } from '@/components/theme/theme';
import { serviceAreas } from '@/services/domain/services/serviceAreas';

/** The fold that the anchor of the address names is open before scripts come, so that nothing moves when they do. */
const early = '[data-unhydrated] details:target';

/** The chosen area alone: before scripts come too, because the early script marks what is chosen. */
const ofChosenArea = serviceAreas.map(
  (area) => css`
    section:has(a[data-choice='${area}'][aria-current]) &:not([data-area='${area}']) {
      display: none;
    }
  `,
);

export const Fold = styled.details`
  /* Below the chips: rows that scroll sideways, on desktops up to five that wrap. */
  scroll-margin-top: 9rem;
  border-top: 1px solid ${theme.color.line};

  &:first-of-type {
    border-top: 2px solid ${theme.color.text};
  }

  &:last-of-type {
    border-bottom: 1px solid ${theme.color.line};
  }

  [data-unhydrated] &:target::details-content {
    content-visibility: visible;
  }

  ${theme.from.desktop} {
    scroll-margin-top: 14rem;
  }

  ${ofChosenArea}
`;

export const Line = styled.summary`
  ${foldSign(`calc(${theme.space.m} + 0.75em)`)};
  display: grid;
  gap: ${theme.space.xxs} ${theme.space.xl};
  align-items: baseline;
  padding: ${theme.space.m} ${theme.space.xl} ${theme.space.m} 0;

  ${early} > &::after {
    transform: none;
  }

  &:hover h3 {
    color: ${theme.color.link};
  }

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 2fr) minmax(0, 5fr);
  }
`;

export const Name = styled.h3`
  font-size: ${theme.size.h4};
  overflow-wrap: anywhere;
`;

export const Quiet = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The lowest price of a category; each service has its own as soon as they are shown, and with a filter. */
export const From = styled.span`
  font-variant-numeric: tabular-nums lining-nums;

  details[open] > summary > &,
  ${early} > summary > &,
  [data-filtered] & {
    display: none;
  }
`;

/** The whole row is the link. Where scripts open it in its place, a sign says so. */
export const Entries = styled.ul`
  /* What rows open stays below the chips. */
  isolation: isolate;
  list-style: none;

  li {
    ${foldSign(`calc(${theme.space.xs} + 0.8em)`, "&:has(> [aria-expanded='true'])")};
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
    align-items: baseline;
    justify-content: space-between;
    padding: ${theme.space.xs} ${theme.space.xl} ${theme.space.xs} 0;
    border-top: 1px solid ${theme.color.line};
  }

  li[hidden] {
    display: none;
  }

  li:not(:has(> [aria-expanded]))::before,
  li:not(:has(> [aria-expanded]))::after {
    content: none;
  }

  li > a {
    color: ${theme.color.link};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li > a[aria-expanded='true'] {
    font-weight: ${theme.weight.semibold};
  }

  li:hover > a {
    text-decoration-thickness: 2px;
  }

  li > small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  li > span {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
`;

/** Content of an open row, above the link, which reaches over the row. */
export const Opened = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 0 100%;
  min-width: 0;
  margin-inline-end: calc(-1 * ${theme.space.xl});
  padding-top: ${theme.space.xs};
  cursor: auto;
`;

/** The VAT of all prices, above the list; the way to everything of a category, below its services. */
export const Note = styled.p`
  padding-bottom: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  details > & {
    padding-block: ${theme.space.s} ${theme.space.xl};
  }
`;
