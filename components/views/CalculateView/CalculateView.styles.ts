import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  max-width: ${theme.width.text};
`;

/** Once there is a report, its answers are one step away. */
export const Answers = styled.details<{ $isAnswered: boolean }>`
  > summary {
    ${({ $isAnswered }) => !$isAnswered && 'display: none;'}
    min-height: ${theme.width.target};
    padding-block: ${theme.space.s};
    color: ${theme.color.link};
    cursor: pointer;
  }

  &[open] > summary {
    margin-bottom: ${theme.space.m};
  }

  @media print {
    > summary {
      display: none;
    }
  }
`;
