import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

export const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: clamp(1.25rem, 2.4vw, 2.25rem);
  list-style: none;
`;

export const PanelList = styled.ul`
  list-style: none;

  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

export const PanelLink = styled(Anchor)`
  display: block;
  padding-block: ${theme.space.s};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &[aria-current] {
    color: ${theme.color.signal};
    font-weight: ${theme.weight.semibold};
  }
`;
