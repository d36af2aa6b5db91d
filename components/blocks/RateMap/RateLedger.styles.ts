import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Table = styled.table`
  width: 100%;
  align-self: start;
  font-size: ${theme.size.s};

  thead th {
    padding-bottom: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.regular};
    text-align: start;
  }
`;

export const Row = styled.tr`
  border-top: 1px solid ${theme.color.line};

  &:last-child {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

/** Its colour is a property, so that all of them share one rule. */
export const Rate = styled.th.attrs<{ $band: number; $active: boolean }>(({ $band, $active }) => ({
  style: { '--band': $active ? theme.color.signal : theme.color.scale[$band] },
}))`
  width: 8.5rem;
  padding: ${theme.space.xs} ${theme.space.m} ${theme.space.xs} 0;
  font-size: ${theme.size.h3};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: start;
  vertical-align: baseline;
  white-space: nowrap;

  &::before {
    content: '';
    display: inline-block;
    width: 1rem;
    height: 0.75em;
    margin-inline-end: ${theme.space.s};
    border: 1px solid ${theme.color.lineStrong};
    background: var(--band);
    forced-color-adjust: none;
    transition: background-color ${theme.motion.fast};
  }
`;

export const Countries = styled.td`
  padding-block: ${theme.space.xs};
  line-height: 1.45;
  vertical-align: baseline;
`;

export const Name = styled.span<{ $active: boolean }>`
  color: ${({ $active }) => ($active ? theme.color.signal : 'inherit')};
  transition: color ${theme.motion.fast};
`;
