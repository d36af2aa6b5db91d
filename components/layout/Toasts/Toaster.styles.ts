import styled, { keyframes } from 'styled-components';

import { theme } from '@/components/theme/theme';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`;

/** Nothing but the toasts themselves lies over the page. */
export const Stack = styled.div`
  position: fixed;
  inset: auto auto 0 0;
  z-index: ${theme.layer.toast};
  display: block;
  width: min(100vw, 32rem);
  max-width: none;
  margin: 0;
  padding: ${theme.width.gutter};
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  &:not(:has(button)) {
    padding: 0;
  }

  @media print {
    display: none;
  }
`;

export const Shown = styled.div`
  pointer-events: auto;
  animation: ${rise} ${theme.motion.calm};

  &:not(:first-child),
  [role] + [role] > &:first-child {
    margin-top: ${theme.space.xs};
  }
`;
