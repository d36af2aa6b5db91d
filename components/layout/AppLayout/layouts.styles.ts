import styled from 'styled-components';

/** Header, content and footer one below the other; the content alone is printed. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  @media print {
    display: block;

    > :not(main) {
      display: none;
    }
  }
`;

export const Main = styled.main`
  flex-grow: 1;

  /* It takes the focus from the skip link, but is no control. */
  &:focus {
    outline: none;
  }
`;
