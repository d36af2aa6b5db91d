import styled from 'styled-components';

export const Place = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  justify-items: start;
  padding-block: ${({ theme }) => theme.space.s};
`;
