import styled from 'styled-components';

export const Rules = styled.dl`
  > div {
    padding-block: ${({ theme }) => theme.space.m};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }

  > div:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }

  dt {
    font-size: ${({ theme }) => theme.size.h4};
    font-weight: ${({ theme }) => theme.weight.semibold};
    line-height: ${({ theme }) => theme.leading.snug};
  }

  dd {
    max-width: ${({ theme }) => theme.width.text};
    margin-top: ${({ theme }) => theme.space.xs};
    font-family: ${({ theme }) => theme.font.serif};
    line-height: 1.55;
  }
`;
