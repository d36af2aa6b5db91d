import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { marginFacts } from '@/components/ui/MarginColumns/marginFacts';

export const Facts = styled.dl`
  ${marginFacts}
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.l};
`;

export const File = styled.p`
  padding-top: ${theme.space.xl};

  @media print {
    display: none;
  }
`;

/** The ways on, side by side where there is room. */
export const Beside = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.l};
  list-style: none;
`;

export const Way = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** Of no use on paper. */
export const ReadOn = styled.div`
  @media print {
    display: none;
  }
`;
