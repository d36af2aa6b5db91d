import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { labelLook } from '@/components/ui/Field/Field.styles';

export const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0 0 ${theme.space.xxs};
  ${labelLook}
`;

/** As high as the two ways that the script offers, so that nothing moves when it comes. */
export const Place = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space.s};
  min-height: 6rem;

  /* Until then a place that says what comes, not a hole above the button. */
  &:has(> slider-captcha[hidden]) {
    align-content: center;
    padding: ${theme.space.s} ${theme.space.m};
    background: ${theme.color.surface};
  }

  slider-captcha {
    justify-self: stretch;
    --captcha-text: ${theme.color.text};
    --captcha-muted: ${theme.color.textMuted};
    --captcha-ground: ${theme.color.background};
    --captcha-surface: ${theme.color.surface};
    --captcha-line: ${theme.color.lineStrong};
    --captcha-accent: ${theme.color.signal};
    --captcha-accent-hover: ${theme.color.signalHover};
    --captcha-on-accent: ${theme.color.onSignal};
    --captcha-positive: ${theme.color.positive};
  }
`;
