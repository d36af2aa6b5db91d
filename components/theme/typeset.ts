import { css } from 'styled-components';

import type { Theme } from './theme';

/** Size, face, weight and leading of a text, as the theme sets that size. */
export const typeset = (size: keyof Theme['setting']) => css`
  font-family: ${({ theme }) => theme.font[theme.setting[size].font]};
  font-size: ${({ theme }) => theme.size[size]};
  font-weight: ${({ theme }) => theme.weight[theme.setting[size].weight]};
  line-height: ${({ theme }) => theme.leading[theme.setting[size].leading]};
`;
