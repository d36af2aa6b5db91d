import styled from 'styled-components';

/** The page column with its margins. */
export const Container = styled.div`
  width: 100%;
  max-width: ${({ theme }) => theme.width.page};
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.width.gutter};

  /* Paper has a margin of its own. */
  @media print {
    padding-inline: 0;
  }
`;
