import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  align-items: start;
  max-width: ${theme.width.text};
  font-size: ${theme.size.s};
  line-height: 1.5;

  label {
    padding: ${theme.space.xs} 0;
    cursor: pointer;
  }
`;

/** As high as a finger is wide, with the box itself small. */
export const Box = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.6875rem 0 0;
  accent-color: ${theme.color.link};
  cursor: pointer;

  &[aria-invalid='true'] {
    outline: 2px solid ${theme.color.signal};
    outline-offset: 1px;
  }
`;
