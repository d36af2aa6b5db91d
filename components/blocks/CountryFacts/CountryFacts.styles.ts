import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { onlyUnfolded } from '@/components/ui/PhoneFold/PhoneFold';

/** One topic: a table, then the numbers of its sources. */
export const Topic = styled.div`
  border-top: 1px solid ${theme.color.line};

  ${theme.from.tablet} {
    margin-top: ${theme.space.xl};
    border: 0;
  }

  h3 {
    font-size: ${theme.size.h4};
  }

  > h3 {
    ${onlyUnfolded}
    padding-bottom: ${theme.space.xs};
  }

  table {
    width: 100%;
    font-size: ${theme.size.s};
    line-height: 1.45;
  }

  tr {
    border-top: 1px solid ${theme.color.line};
  }

  th,
  td {
    padding-block: ${theme.space.xs};
    font-weight: ${theme.weight.regular};
    text-align: start;
    vertical-align: baseline;
  }

  th {
    width: 34%;
    padding-inline-end: ${theme.space.m};
    color: ${theme.color.textMuted};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
  }

  p {
    padding-block: ${theme.space.xs} ${theme.space.s};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;
