import styled from 'styled-components';

export const Need = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    border-top-color: ${({ theme }) => theme.color.text};
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: ${({ theme }) => theme.columns.margin};
  }
`;

export const Phrase = styled.h3`
  font-size: ${({ theme }) => theme.size.h3};
`;

export const Text = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;
`;

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.l};
  align-content: start;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space.xxs};
  }
`;
