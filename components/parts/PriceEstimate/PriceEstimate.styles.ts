import styled from 'styled-components';

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.l};
`;

export const Total = styled.div`
  padding-top: ${({ theme }) => theme.space.xs};
  border-top: 2px solid ${({ theme }) => theme.color.text};

  dt,
  dd span {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.s};
  }

  strong,
  dd span {
    display: block;
  }

  strong {
    font-size: ${({ theme }) => theme.size.figure};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${({ theme }) => theme.weight.regular};
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
`;

export const OptionalTitle = styled.h3`
  margin-block: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.s};
`;

export const Note = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  padding-top: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;
