import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Frame = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  align-content: start;
  min-width: 0;
`;

export const labelLook = css`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

export const Label = styled.label`
  ${labelLook}
`;

export const Hint = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.45;
`;

export const Fault = styled.p`
  padding-inline-start: ${theme.space.xs};
  border-inline-start: 3px solid ${theme.color.signal};
  color: ${theme.color.signalHover};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.45;
`;

/** Text inputs and selects; at least 16 px, because phones zoom into smaller text. */
export const controlLook = css`
  width: 100%;
  min-height: ${theme.width.target};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.background};
  font-size: ${theme.size.m};
  line-height: 1.4;

  &[aria-invalid='true'] {
    border-color: ${theme.color.signal};
    box-shadow: inset 3px 0 0 ${theme.color.signal};
  }

  &:disabled {
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
  }
`;
