import styled from 'styled-components';

export const Title = styled.h3`
  padding-bottom: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.h3};
`;

export const Until = styled.p`
  padding-top: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.s};
`;
