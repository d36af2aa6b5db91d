import styled from 'styled-components';

export const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

export const Types = styled.nav`
  font-size: ${({ theme }) => theme.size.s};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.l};
    list-style: none;
  }

  a,
  span {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space.xs};
  }

  [aria-current] {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
