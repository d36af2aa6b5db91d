import styled from 'styled-components';

export const Title = styled.p`
  margin-bottom: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
`;

/** Its colour is a property, so that all five share one rule. */
export const Segment = styled.button.attrs<{ $band: number }>(({ theme, $band }) => ({
  style: { '--band': theme.color.scale[$band] },
}))`
  padding: 1.125rem 0 ${({ theme }) => theme.space.xxs} 0.375rem;
  border: 0;
  background: linear-gradient(var(--band) 0 0) top / 100% 0.75rem no-repeat;
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  box-shadow: inset 1px 0 0 ${({ theme }) => theme.color.text};

  &:hover {
    color: ${({ theme }) => theme.color.signal};
  }

  &[aria-pressed='true'] {
    background-image: linear-gradient(${({ theme }) => theme.color.signal} 0 0);
    color: ${({ theme }) => theme.color.signal};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  &:disabled {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: default;
  }
`;
