import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Items = styled.ul`
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space.l};
    align-items: baseline;
    padding-block: ${theme.space.xs};
    border-top: 1px solid ${theme.color.line};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Name = styled.span`
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

/** What the visitor should know before going on. */
export const Withdrawn = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  padding: ${theme.space.xs} ${theme.space.s};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.signalSurface};
  font-size: ${theme.size.s};
`;

export const Plain = styled.button`
  min-height: ${theme.space.l};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.link};
  font: inherit;
  font-size: ${theme.size.s};
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
