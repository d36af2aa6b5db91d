import { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

import type { Theme } from './theme';

/** Size, face, weight and leading of a text, as the theme sets that size. */
export const typeset = (size: keyof Theme['setting']) => css`
  font-family: ${theme.font[theme.setting[size].font]};
  font-size: ${theme.size[size]};
  font-weight: ${theme.weight[theme.setting[size].weight]};
  line-height: ${theme.leading[theme.setting[size].leading]};
`;
