import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor, type AnchorProps } from '@/components/ui/Anchor/Anchor';

type Emphasis = 'primary' | 'quiet' | 'inverse';

/** With `href` a link, without it a button; `type` is `button` unless given. */
export type ButtonProps = {
  /** `primary` for the one next step, `quiet` beside it, `inverse` on ink. */
  emphasis?: Emphasis;
} & (AnchorProps | (ComponentPropsWithRef<'button'> & { href?: undefined }));

/** The outline of the focus lies on the ground around the button, so its colour is not that of the label. */
const emphases = {
  primary: css`
    background: ${theme.color.signal};
    border-color: ${theme.color.signal};
    color: ${theme.color.onSignal};
    /* The system's pair of colours: browsers would lay a box of the page's colour behind the label. */
    forced-color-adjust: none;

    &:hover {
      background: ${theme.color.signalHover};
      border-color: ${theme.color.signalHover};
    }

    &:focus-visible {
      outline-color: ${theme.color.signal};
    }
  `,
  quiet: css`
    border-color: ${theme.color.text};
    color: ${theme.color.text};

    &:hover {
      background: ${theme.color.inverse};
      color: ${theme.color.onInverse};
    }

    &:focus-visible {
      outline-color: ${theme.color.text};
    }
  `,
  inverse: css`
    border-color: ${theme.color.onInverseMuted};
    color: ${theme.color.onInverse};

    &:hover {
      background: ${theme.color.onInverse};
      color: ${theme.color.inverse};
    }

    &:focus-visible {
      outline-color: ${theme.color.onInverse};
    }
  `,
};

const look = css<{ $emphasis: Emphasis }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: ${theme.width.button};
  padding: ${theme.space.xs} ${theme.space.l};
  border: 1px solid;
  border-radius: ${theme.radius.s};
  background: transparent;
  font-family: ${theme.font.sans};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    color ${theme.motion.fast};

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  /* At work: it keeps focus and contrast, its label says what it waits for. */
  &[aria-disabled='true'] {
    cursor: progress;
  }

  ${({ $emphasis }) => emphases[$emphasis]}
`;
const LinkButton = styled(Anchor)<{ $emphasis: Emphasis }>`
  ${look}
`;
const PlainButton = styled.button<{ $emphasis: Emphasis }>`
  ${look}
`;

/**
 * The next step for the visitor: a link with `href`, a button without it.
 * @avoid To lead on inside a text: `TextLink`. More than one `primary` in a section: then none of them
 *   matters.
 * @accessibility 48 px high. While something is at work use `aria-disabled`, not `disabled`: the focus
 *   stays, and the label says what it waits for.
 * @example Do: “Ask for a quote”. Don't: “Submit”, “Click here”, two sentences.
 */
export function Button({ emphasis = 'primary', ...rest }: ButtonProps) {
  return rest.href === undefined ? (
    <PlainButton type="button" {...rest} $emphasis={emphasis} />
  ) : (
    <LinkButton {...rest} $emphasis={emphasis} />
  );
}
