import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** A part of the guide: its heading, then what there is. */
export const Part = styled.div`
  & + & {
    margin-top: ${theme.space.xl};
  }

  h3 {
    padding-bottom: ${theme.space.s};
    font-size: ${theme.size.h3};
  }
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  table + &,
  ul + & {
    margin-top: ${theme.space.s};
  }
`;

/** Each text, and of which kind it is. */
export const Texts = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  list-style: none;

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

export const Links = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xl};
  list-style: none;
`;
