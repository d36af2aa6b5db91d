import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

/** At the top, so that it makes no page longer. */
export const Announcement = styled(VisuallyHidden)`
  top: 0;
`;

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
