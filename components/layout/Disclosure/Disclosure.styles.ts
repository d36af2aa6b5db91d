import styled from 'styled-components';

import { HeaderButton } from '@/components/layout/headerItem.styles';
import { theme } from '@/components/theme/theme';

/** As high as the header, so that the panel hangs from its lower hairline. */
export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: ${theme.width.headerHeight};

  /* Before hydration, the focus of the button opens the panel: no script does yet. */
  [data-early] &:focus-within > [hidden] {
    display: block;
  }

  @media (scripting: none) {
    height: auto;
  }
`;

export const Toggle = styled(HeaderButton)`
  svg {
    transition: rotate ${theme.motion.fast};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  top: 100%;
  inset-inline-${({ $align }) => $align}: calc(-1 * ${theme.space.m});
  width: max-content;
  min-width: 10rem;
  max-width: min(22rem, 90vw);
  padding: ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  background: ${theme.color.background};
  box-shadow: ${theme.shadow.raised};

  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
    position: static;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
