import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Of its own look, whatever text it stands in: the rules of a text for lists and links do not hold here. */
export const Player = styled.div`
  color: ${theme.color.text};
  font: ${theme.weight.regular} ${theme.size.m} / ${theme.leading.snug} ${theme.font.sans};

  && ol {
    padding: 0;
  }

  && li {
    margin: 0;
  }

  && a {
    color: inherit;
    text-decoration: none;
  }
`;
