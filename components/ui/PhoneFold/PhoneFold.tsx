import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { foldSign } from '@/components/theme/foldSign';
import { theme } from '@/components/theme/theme';

/** From a tablet on, and on paper; browsers from before 2025 cannot show what a closed fold has, and keep it a fold. */
const unfolded = (styles: ReturnType<typeof css>) => css`
  @supports selector(::details-content) {
    ${theme.from.tablet.replace('@media ', '@media print, ')} {
      ${styles}
    }
  }
`;

const Fold = styled.details`
  ${unfolded(css`
    &::details-content {
      content-visibility: visible;
    }
  `)}
`;

const Line = styled.summary`
  ${foldSign('50%')};
  display: flex;
  align-items: center;
  min-height: ${theme.width.target};
  padding: ${theme.space.xs} ${theme.space.xl} ${theme.space.xs} 0;
  line-height: ${theme.leading.snug};

  [data-tone='inverse'] &::before,
  [data-tone='inverse'] &::after {
    background: ${theme.color.signalOnInverse};
  }

  ${unfolded(css`
    display: none;
  `)}
`;

/** The style of a heading that stands where there is no fold, in place of its line: it is seen once on every screen. */
export const onlyUnfolded = css`
  display: none;

  ${unfolded(css`
    display: block;
  `)}
`;

interface PhoneFoldProps {
  /** The line that names its content and opens it. */
  line: ReactNode;
  /** All of it, in the page's HTML. */
  children: ReactNode;
}

/**
 * A part of a page that is folded on a phone and stands open from a tablet on, without scripts. Where the open one
 * needs a heading too, it has the style `onlyUnfolded`.
 * @avoid For what a visitor came for, and for questions with answers: `Faq`.
 * @accessibility The browser's own disclosure on a phone; on wide screens neither a control nor a stop of the keyboard.
 */
export function PhoneFold({ line, children }: PhoneFoldProps) {
  return (
    <Fold>
      <Line>{line}</Line>
      {children}
    </Fold>
  );
}
