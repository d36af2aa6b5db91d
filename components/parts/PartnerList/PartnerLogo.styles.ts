import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/**
 * The place of a partner's logo. Beside others it keeps its height without one, so that the names stand on one line.
 * Logos are drawn in ink: in the dark they bring a plate along. White grounds of files blend into what is behind them.
 */
export const PartnerLogo = styled.div`
  width: fit-content;
  height: 4.5rem;
  background: light-dark(transparent, ${theme.color.onInverseMuted});

  @media (width < 48rem) {
    &:empty {
      display: none;
    }
  }

  img {
    width: auto;
    height: 100%;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
`;
