import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Result = styled.div`
  &:focus {
    outline: none;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  max-width: ${theme.width.text};
`;

/** Says that the report does not belong to the answers any more; it stays in view while the report is read. */
export const Old = styled.div`
  position: sticky;
  top: ${theme.width.headerHeight};
  z-index: 1;

  p {
    margin-bottom: ${theme.space.l};
    padding: ${theme.space.s} ${theme.space.m};
    border-inline-start: 3px solid ${theme.color.signal};
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
  }
`;
