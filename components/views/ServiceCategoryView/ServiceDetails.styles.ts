import styled from 'styled-components';

import { foldSign } from '@/components/theme/foldSign';
import { theme } from '@/components/theme/theme';

/** The row that the address names is open before scripts come, and without them. */
const early = '[data-unhydrated] details:target';

export const Fold = styled.details`
  /* Clear of the page's contents, and of the country's name above it. */
  scroll-margin-top: 7.5rem;
  border-top: 1px solid ${theme.color.line};

  li:first-child > & {
    border-top: 0;
  }

  [data-unhydrated] &:target::details-content {
    content-visibility: visible;
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export const Line = styled.summary`
  ${foldSign(`calc(${theme.space.s} + 0.75em)`)};
  display: grid;
  gap: 0 ${theme.space.l};
  align-items: baseline;
  padding: ${theme.space.s} ${theme.space.xl} ${theme.space.s} 0;

  ${early} > &::after {
    transform: none;
  }

  &:hover h4 {
    color: ${theme.color.link};
  }

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const Name = styled.h4`
  font-size: ${theme.size.h4};
  overflow-wrap: anywhere;

  /* The service that a link led to. */
  :target > summary > & {
    text-decoration: underline ${theme.color.signal} 3px;
    text-underline-offset: 0.3em;
  }
`;

export const FirstPrice = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;
