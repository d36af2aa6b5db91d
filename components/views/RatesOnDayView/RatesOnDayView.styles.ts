import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};
  max-width: 28rem;

  @media print {
    display: none;
  }
`;

export const Fault = styled.p`
  scroll-margin-top: ${theme.space.l};
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.signal};
  border-inline-start-width: 3px;
  background: ${theme.color.signalSurface};
  font-weight: ${theme.weight.semibold};
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  max-width: ${theme.width.text};
  padding: 0 0 ${theme.space.m} 1.1em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Ways = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  padding-inline-start: 1.1em;
`;
