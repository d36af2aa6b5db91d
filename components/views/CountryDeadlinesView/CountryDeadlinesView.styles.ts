import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  nav + p {
    padding-top: ${theme.space.s};
  }

  @media print {
    display: none;
  }
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  align-items: center;
`;
