import { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

/** A list of terms about a text, in its margin: dates, length, author. */
export const marginFacts = css`
  display: grid;
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.45;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;
