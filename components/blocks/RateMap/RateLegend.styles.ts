import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Title = styled.p`
  margin-bottom: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
`;

/** Its colour is a property, so that all five share one rule. */
export const Segment = styled.button.attrs<{ $band: number }>(({ $band }) => ({
  style: { '--band': theme.color.scale[$band] },
}))`
  padding: 1.125rem 0 ${theme.space.xxs} 0.375rem;
  border: 0;
  background: linear-gradient(var(--band) 0 0) top / 100% 0.75rem no-repeat;
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  box-shadow: inset 1px 0 0 ${theme.color.text};

  &:hover {
    color: ${theme.color.signal};
  }

  &[aria-pressed='true'] {
    background-image: linear-gradient(${theme.color.signal} 0 0);
    color: ${theme.color.signal};
    font-weight: ${theme.weight.semibold};
  }

  &:disabled {
    color: ${theme.color.textMuted};
    cursor: default;
  }

  /* The map keeps its tints where the system forces colours, and so does what explains them. */
  @media (forced-colors: active) {
    forced-color-adjust: none;

    &,
    &:disabled {
      color: CanvasText;
    }
  }
`;
