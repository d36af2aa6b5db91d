import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Saved = styled.div`
  display: grid;
  gap: ${theme.space.m};
  max-width: ${theme.width.text};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Status = styled.p`
  min-height: 1.6em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
