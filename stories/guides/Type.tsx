import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import { Sheet, Value } from './specimen.styles';

type Size = keyof typeof theme.size;

/** What is set in the serif, and what stands out by its weight. */
const serif: Size[] = ['lead'];
const strong: Size[] = ['h1', 'h2', 'h3', 'h4', 'figure'];

const Line = styled.p<{ $size: Size }>`
  font-family: ${({ $size }) => (serif.includes($size) ? theme.font.serif : theme.font.sans)};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${({ $size }) => (strong.includes($size) ? theme.weight.semibold : theme.weight.regular)};
  line-height: ${theme.leading.snug};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Rows = styled(Sheet)`
  gap: 0;

  > div {
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Every size, largest in use first, with a German line: it has the long words. */
export function TypeScale() {
  return (
    <Rows lang="de">
      {(Object.keys(theme.size) as Size[]).reverse().map((size) => (
        <div key={size}>
          <Value>
            {size} · {theme.size[size]}
          </Value>
          <Line $size={size}>
            {size === 'figure'
              ? '19 % · 1.234,50 €'
              : 'Umsatzsteuer-Voranmeldung bis zum 10. des Folgemonats'}
          </Line>
        </div>
      ))}
    </Rows>
  );
}

const Weight = styled.p<{ $weight: number }>`
  font-size: ${theme.size.h3};
  font-weight: ${({ $weight }) => $weight};
`;

/** Every weight of the sans. */
export function TypeWeights() {
  return (
    <Rows>
      {Object.entries(theme.weight).map(([name, weight]) => (
        <div key={name}>
          <Value>
            {name} · {weight}
          </Value>
          <Weight $weight={weight}>One paper, one ink, one signal. 0123456789</Weight>
        </div>
      ))}
    </Rows>
  );
}
