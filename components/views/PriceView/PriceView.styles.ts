import styled from 'styled-components';

export const Countries = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.s};

  a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    padding-block: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.link};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  a[aria-current] {
    color: ${({ theme }) => theme.color.text};
    text-decoration-color: ${({ theme }) => theme.color.signal};
    text-decoration-thickness: 3px;
  }

  @media print {
    display: none;
  }
`;
