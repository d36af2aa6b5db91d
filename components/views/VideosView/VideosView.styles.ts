import styled from 'styled-components';

export const Contents = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding-left: 1.25em;

  li::marker {
    color: ${({ theme }) => theme.color.signal};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Length = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Cover = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};

  @media print {
    display: none;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.xs} 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Transcript = styled.details`
  border-top: 1px solid ${({ theme }) => theme.color.line};

  summary {
    padding: ${({ theme }) => theme.space.s} 0;
    color: ${({ theme }) => theme.color.link};
    font-weight: ${({ theme }) => theme.weight.medium};
    cursor: pointer;
  }
`;

export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
