import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  max-width: ${theme.width.text};

  > div {
    width: 100%;
  }

  @media print {
    display: none;
  }
`;

/** Has its place before there is anything to say, as a live region must. */
export const Result = styled.div`
  max-width: ${theme.width.text};
  padding-top: ${theme.space.l};
`;

export const Outcome = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
  border-inline-start: 3px solid ${theme.color.lineStrong};
  background: ${theme.color.surface};

  h3,
  h4,
  dd {
    overflow-wrap: anywhere;
  }
`;

/** As high as a usual answer, so that it does not push down what follows. */
export const Vies = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;
  justify-items: start;
  min-height: 6rem;
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.size.s};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  dd {
    white-space: pre-line;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-width: ${theme.width.text};

  h3 {
    padding-bottom: ${theme.space.xxs};
    font-size: ${theme.size.h4};
  }
`;

export const Forms = styled.table`
  width: 100%;
  max-width: ${theme.width.narrow};
  font-size: ${theme.size.s};
  line-height: 1.45;

  tr {
    border-bottom: 1px solid ${theme.color.line};
  }

  thead tr {
    border-bottom: 2px solid ${theme.color.text};
  }

  th,
  td {
    padding-block: ${theme.space.xs};
    text-align: start;
    vertical-align: baseline;
  }

  th {
    width: 34%;
    padding-inline-end: ${theme.space.m};
    font-weight: ${theme.weight.semibold};
  }

  tbody th {
    font-weight: ${theme.weight.regular};
    hyphens: auto;
    overflow-wrap: break-word;
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    overflow-wrap: anywhere;
  }
`;

export const Source = styled.p`
  padding-top: ${theme.space.m};
  font-size: ${theme.size.s};
`;
