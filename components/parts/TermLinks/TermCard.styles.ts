import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Of its own look, whatever text it stands in. `inset` and `margin` replace what browsers give a popover. */
export const Card = styled.div`
  position: absolute;
  inset: auto;
  width: min(24rem, calc(100vw - 2 * ${theme.space.m}));
  margin: 0;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.raised};
  background: ${theme.color.background};
  color: ${theme.color.text};
  font: ${theme.weight.regular} ${theme.size.s} / 1.45 ${theme.font.sans};
  letter-spacing: normal;
  text-align: start;
  overflow-wrap: break-word;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.width.target};
  }

  @media print {
    display: none;
  }
`;

export const Words = styled.p`
  b {
    font-weight: ${theme.weight.semibold};
  }

  span {
    color: ${theme.color.textMuted};
  }
`;

export const Definition = styled.p`
  margin-top: ${theme.space.xs};
`;
