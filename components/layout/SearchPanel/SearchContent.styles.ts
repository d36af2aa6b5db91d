import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Status = styled.p`
  flex-shrink: 0;
  min-height: 2.75rem;
  padding-block: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;
`;

export const Problem = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-bottom: ${theme.space.l};
`;

/** Text and ways on where nothing is found. */
export const Instead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};
  padding-bottom: ${theme.space.l};

  p {
    flex-basis: 100%;
    max-width: 60ch;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-shrink: 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
  margin-top: auto;
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.s};
`;

/** Hidden on touch screens, which have no such key. */
export const KeyChoice = styled.div`
  @media (any-pointer: coarse) and (not (any-pointer: fine)) {
    display: none;
  }
`;
