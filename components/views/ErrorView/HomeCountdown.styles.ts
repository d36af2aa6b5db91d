import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Countdown = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  min-height: 8rem;
  margin-top: ${theme.space.m};
  font-size: ${theme.size.s};
`;

/** One mark of the ruler for each second. */
export const Ticks = styled.div`
  display: flex;
  gap: 9px;
  height: 14px;
`;

export const Tick = styled.span<{ $passed: boolean }>`
  width: 2px;
  height: ${({ $passed }) => ($passed ? '5px' : '14px')};
  background: ${({ $passed }) => ($passed ? theme.color.lineStrong : theme.color.signal)};
  transition: height ${theme.motion.fast};
`;
