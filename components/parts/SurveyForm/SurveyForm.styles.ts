import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.xl};
  min-width: 0;

  /* Without scripts every question is asked: none of them can come later. */
  @media (scripting: none) {
    [hidden] {
      display: block;
    }
  }

  /* On paper: what was answered, not what could have been. */
  @media print {
    gap: ${theme.space.m};

    label:has(input:is([type='checkbox'], [type='radio']):not(:checked)),
    details:not(:has(:checked)),
    summary {
      display: none;
    }
  }
`;

export const More = styled.details`
  summary {
    min-height: ${theme.width.target};
    padding: ${theme.space.s} 0;
    color: ${theme.color.link};
    font-size: ${theme.size.s};
    cursor: pointer;
  }
`;

export const Short = styled.div`
  max-width: 24rem;
`;

export const Submit = styled.div`
  @media print {
    display: none;
  }

  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  align-items: center;
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** What was missing or wrong when the form was sent without scripts. */
export const Faults = styled.div`
  padding: ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.surface};

  p {
    font-weight: ${theme.weight.semibold};
  }

  ul {
    padding-inline-start: ${theme.space.l};
  }
`;
