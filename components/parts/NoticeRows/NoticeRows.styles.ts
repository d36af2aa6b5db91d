import styled from 'styled-components';

export const Entries = styled.ul`
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.l} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    padding-top: 0;
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  align-content: start;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Title = styled.h3`
  margin-bottom: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.h3};
`;
