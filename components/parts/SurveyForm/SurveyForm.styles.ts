import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  min-width: 0;

  /* On paper: what was answered, not what could have been. */
  @media print {
    gap: ${({ theme }) => theme.space.m};

    label:has(input[type='checkbox']:not(:checked)),
    summary {
      display: none;
    }
  }
`;

export const More = styled.details`
  summary {
    min-height: ${({ theme }) => theme.width.target};
    padding: ${({ theme }) => theme.space.s} 0;
    color: ${({ theme }) => theme.color.link};
    font-size: ${({ theme }) => theme.size.s};
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
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
`;

export const Note = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;
