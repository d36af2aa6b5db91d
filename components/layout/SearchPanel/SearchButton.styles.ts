import styled, { css } from 'styled-components';

import { headerItem } from '@/components/layout/headerItem';
import { Anchor } from '@/components/ui/Anchor/Anchor';

const look = css`
  ${headerItem}
  gap: ${({ theme }) => theme.space.xs};
  justify-content: center;
  min-width: ${({ theme }) => theme.width.target};
`;

export const OpenButton = styled.button`
  ${look}
  border: 0;
  background: none;
  cursor: pointer;
`;

export const ServicesLink = styled(Anchor)`
  ${look}
`;

/** The word beside the glass is read out everywhere, and shown where the header has room for it. */
export const Label = styled.span`
  @media (max-width: 79.99rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
