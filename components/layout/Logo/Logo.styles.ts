import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Narrower than the file, it shows the mark alone. */
export const Mark = styled.img`
  object-fit: cover;
  object-position: left;
`;

export const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};
  font-size: ${theme.size.h4};
  font-weight: ${theme.weight.bold};
  line-height: 1;
`;
