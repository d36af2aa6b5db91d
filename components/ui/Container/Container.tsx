import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/**
 * The page column with its margins.
 * @avoid Inside a `Section`, which has these margins already.
 * @accessibility Has no meaning of its own: landmarks and headings come from what it holds.
 */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-inline: ${theme.width.gutter};

  /* Paper has a margin of its own. */
  @media print {
    padding-inline: 0;
  }
`;
