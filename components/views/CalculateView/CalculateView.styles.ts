import styled from 'styled-components';

export const Result = styled.div`
  &:focus {
    outline: none;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;
  max-width: ${({ theme }) => theme.width.text};
`;
