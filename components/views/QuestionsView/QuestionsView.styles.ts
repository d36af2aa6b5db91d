import styled from 'styled-components';

export const Types = styled.nav`
  margin-top: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.s};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.l};
    list-style: none;
  }

  a {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space.xs};
  }
`;
