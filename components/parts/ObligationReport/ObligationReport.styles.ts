import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Fold = styled.details`
  & + & {
    margin-top: ${theme.space.l};
  }

  @media print {
    & + & {
      margin-top: ${theme.space.s};
    }
  }

  > summary {
    padding-block: ${theme.space.xs};
    border-bottom: 2px solid ${theme.color.text};
    cursor: pointer;
  }

  @media print {
    > summary {
      break-after: avoid;
      list-style: none;
    }
  }

  > summary small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

export const GroupName = styled.h3`
  display: inline;
  margin-inline-end: ${theme.space.xs};
  font-size: ${theme.size.h4};
`;

export const Entries = styled.ul`
  list-style: none;
`;
