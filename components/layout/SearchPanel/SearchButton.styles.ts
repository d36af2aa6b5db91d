import styled from 'styled-components';

import { headerItem } from '@/components/layout/headerItem';

export const ServicesForm = styled.form`
  display: contents;
`;

export const OpenButton = styled.button`
  ${headerItem}
  gap: ${({ theme }) => theme.space.xs};
  justify-content: center;
  min-width: ${({ theme }) => theme.width.target};
  border: 0;
  background: none;
  cursor: pointer;
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
