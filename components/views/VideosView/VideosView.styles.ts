import styled from 'styled-components';

export const Cover = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};
`;

export const Facts = styled.p`
  padding: ${({ theme }) => theme.space.xs} 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Transcript = styled.details`
  border-top: 1px solid ${({ theme }) => theme.color.line};

  summary {
    padding: ${({ theme }) => theme.space.s} 0;
    color: ${({ theme }) => theme.color.link};
    cursor: pointer;
  }
`;
