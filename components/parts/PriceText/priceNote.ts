import { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

/** The line below a price: its VAT label, or that it is a guide value. */
export const priceNote = css`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.regular};
`;
