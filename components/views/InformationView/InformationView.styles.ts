import styled from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.s};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.45;

  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
  }
`;

/** Of no use on paper. */
export const ReadOn = styled.div`
  @media print {
    display: none;
  }
`;
