import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** The button stands in the row of the field and is as high, whatever stands above and below: label, hint, field, error. */
export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};

  input {
    min-height: 3rem;
  }

  ${theme.from.tablet} {
    grid-template: repeat(4, auto) / minmax(0, 1fr) auto;
    row-gap: ${theme.space.xxs};

    > :first-child {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }

    > button {
      grid-area: 3 / 2;
    }
  }

  @media print {
    display: none;
  }
`;

export const Message = styled.p`
  padding: ${theme.space.m} 0;
`;

export const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  align-items: center;
  margin-block: ${theme.space.l};
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.surface};

  > p {
    flex-basis: 100%;
    padding: 0;
  }
`;

export const Entries = styled.ul`
  margin-bottom: ${theme.space.xl};
  border-top: 2px solid ${theme.color.text};
  list-style: none;
`;

export const Entry = styled.li`
  padding: ${theme.space.m} 0;
  border-bottom: 1px solid ${theme.color.line};
  break-inside: avoid;
`;

export const EntryTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.size.h4};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.l};
  font-size: ${theme.size.s};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const Print = styled.p`
  padding-top: ${theme.space.l};

  @media print {
    display: none;
  }
`;
