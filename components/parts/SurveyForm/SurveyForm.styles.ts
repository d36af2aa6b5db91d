import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.xl};
  min-width: 0;

  /* On paper: what was answered, not what could have been. */
  @media print {
    gap: ${theme.space.m};

    label:has(input[type='checkbox']:not(:checked)),
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
