import styled from 'styled-components';

export const Rows = styled.ul`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.m} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

export const Title = styled.h3`
  font-size: ${({ theme }) => theme.size.h4};
  line-height: 1.4;
`;

export const Summary = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  font-family: ${({ theme }) => theme.font.serif};
`;
