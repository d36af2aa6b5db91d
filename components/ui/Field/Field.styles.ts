import styled, { css } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  align-content: start;
  min-width: 0;
`;

export const labelLook = css`
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: ${({ theme }) => theme.leading.snug};
`;

export const Label = styled.label`
  ${labelLook}
`;

export const Hint = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.45;
`;

export const Fault = styled.p`
  padding-inline-start: ${({ theme }) => theme.space.xs};
  border-inline-start: 3px solid ${({ theme }) => theme.color.signal};
  color: ${({ theme }) => theme.color.signalHover};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.45;
`;

/** Text inputs and selects; at least 16 px, because phones zoom into smaller text. */
export const controlLook = css`
  width: 100%;
  min-height: ${({ theme }) => theme.width.target};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.s};
  background: ${({ theme }) => theme.color.background};
  font-size: ${({ theme }) => theme.size.m};
  line-height: 1.4;

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.signal};
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.color.signal};
  }

  &:disabled {
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
