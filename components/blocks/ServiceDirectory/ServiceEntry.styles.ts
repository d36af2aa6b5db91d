import styled from 'styled-components';

export const Entry = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const Country = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  margin-bottom: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Name = styled.h4`
  font-size: ${({ theme }) => theme.size.h3};
`;

export const Summary = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;
`;

export const Duration = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Prices = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-content: start;

  > div {
    padding-left: ${({ theme }) => theme.space.m};
    border-left: 1px solid ${({ theme }) => theme.color.lineStrong};
  }

  dt {
    font-size: ${({ theme }) => theme.size.s};
    line-height: 1.4;
  }

  dd {
    margin-top: ${({ theme }) => theme.space.xxs};
  }
`;
