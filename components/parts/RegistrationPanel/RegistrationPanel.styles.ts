import styled from 'styled-components';

export const Aside = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.l};
`;
