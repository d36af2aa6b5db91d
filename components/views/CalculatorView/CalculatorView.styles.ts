import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { labelLook } from '@/components/ui/Field/Field.styles';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;

  /* What a fault leads to, clear of the edge. */
  > *,
  fieldset > div > * {
    scroll-margin-top: ${theme.space.l};
  }

  @media print {
    display: none;
  }
`;

export const Short = styled.div`
  max-width: 28rem;
`;

export const Amounts = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space.xxs};
    ${labelLook}
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: ${theme.space.m};
    padding-top: ${theme.space.s};
  }
`;

export const Faults = styled.div`
  scroll-margin-top: ${theme.space.l};
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.signal};
  border-inline-start-width: 3px;
  background: ${theme.color.signalSurface};

  p {
    font-weight: ${theme.weight.semibold};
  }

  ul {
    list-style: none;
  }

  li {
    padding-top: ${theme.space.xs};
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;
`;

export const Verdict = styled.p`
  max-width: ${theme.width.text};
  font-size: ${theme.size.h3};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

/** The rules behind the figures, and the ways on. */
export const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  max-width: ${theme.width.text};
  padding-inline-start: 1.1em;
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** Scrolls sideways where a word or an amount is wider than the phone. */
export const Scroller = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  max-width: ${theme.width.narrow};
  border-collapse: collapse;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${theme.space.xs} 0 ${theme.space.xs} ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
    font-weight: ${theme.weight.regular};
    line-height: 1.4;
    text-align: end;
    vertical-align: baseline;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  thead th {
    border-bottom: 2px solid ${theme.color.text};
    font-weight: ${theme.weight.semibold};
  }

  tr[data-total] > * {
    font-weight: ${theme.weight.semibold};
  }
`;
