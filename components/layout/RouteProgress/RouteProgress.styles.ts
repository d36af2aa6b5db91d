import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Above everything, for it is three pixels high and nobody can press it. */
export const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.toast};
  height: 3px;
  overflow: hidden;
  pointer-events: none;

  .bar {
    height: 100%;
    background: ${theme.color.signal};
  }

  @media print {
    display: none;
  }
`;
