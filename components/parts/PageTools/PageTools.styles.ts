import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  align-items: center;

  /* Both tools need scripts. */
  @media print, (scripting: none) {
    display: none;
  }
`;

export const Tool = styled.button`
  display: inline-flex;
  gap: ${theme.space.xs};
  align-items: center;
  min-height: ${theme.width.target};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  svg {
    color: ${theme.color.signal};
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

export const Status = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
