import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';

import { Sheet, Value } from './specimen.styles';

type Size = keyof typeof theme.size;
type Set = keyof typeof theme.setting;

const isSet = (size: Size): size is Set => size in theme.setting;

const Line = styled.p<{ $size: Size }>`
  font-size: ${({ $size }) => theme.size[$size]};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${theme.leading.body};
  ${({ $size }) => isSet($size) && typeset($size)}
`;

/** Its way of being set, in the words of the theme. */
function settingOf(size: Size) {
  const { font, weight, leading } = isSet(size)
    ? theme.setting[size]
    : { font: 'sans', weight: 'regular', leading: 'body' };
  return `${font}, ${weight}, ${leading}`;
}

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
            {size} · {theme.size[size]} · {settingOf(size)}
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

const Lines = styled.p<{ $leading: number }>`
  max-width: 24rem;
  line-height: ${({ $leading }) => $leading};
`;

/** Every distance of lines. */
export function TypeLeadings() {
  return (
    <Rows>
      {Object.entries(theme.leading).map(([name, leading]) => (
        <div key={name}>
          <Value>
            {name} · {leading}
          </Value>
          <Lines $leading={leading}>
            Who sells to customers in several countries of the EU can report the tax in one place, once a
            quarter, for all of them together.
          </Lines>
        </div>
      ))}
    </Rows>
  );
}

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
