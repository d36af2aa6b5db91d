import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Narrower than the file, it shows the mark alone. Where the scheme needs the other file, it names it (scheme.css). */
export const Mark = styled.img<{ $ground: 'paper' | 'ink' }>`
  content: var(${({ $ground }) => ($ground === 'paper' ? '--logo' : '--logo-on-inverse')}, normal);
  object-fit: cover;
  object-position: left;
`;

export const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};
  font-size: ${theme.size.h4};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
`;
