import styled from 'styled-components';

/**
 * The place of a partner's logo. Beside others it keeps its height without one, so that the names stand on one line.
 * Logos are drawn in ink, which is pale in the dark. White grounds of files blend into what is behind them.
 */
export const PartnerLogo = styled.div`
  width: fit-content;
  height: var(--mark, 4.5rem);

  @media (width < 48rem) {
    &:empty {
      display: none;
    }
  }

  img {
    width: auto;
    height: 100%;
    object-fit: contain;
    filter: var(--ink, none);
    mix-blend-mode: var(--blend, multiply);
  }
`;
