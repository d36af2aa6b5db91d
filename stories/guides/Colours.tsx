import styled from 'styled-components';

import { colourRoles, contrastOf, hexOf } from '@/components/theme/contrast';
import type { Scheme } from '@/components/theme/contrast';
import { colourPairs, type ColourPair } from '@/components/theme/pairs';
import { theme } from '@/components/theme/theme';

import { Copy, CopySheet } from './Copy';
import { Scroller, Sheet, Table, Tiles } from './specimen.styles';

interface SchemeProps {
  scheme: Scheme;
}

const Swatch = styled.span<{ $colour: string }>`
  display: block;
  height: 4rem;
  margin-bottom: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.s};
  background: ${({ $colour }) => $colour};
`;

/** A translucent ground is laid over what it is judged over. */
const Sample = styled.span<{ $pair: ColourPair; $scheme: Scheme }>`
  display: inline-block;
  padding: ${theme.space.xxs} ${theme.space.s};
  border: 1px solid ${theme.color.line};
  background:
    linear-gradient(${({ $pair, $scheme }) => `${hexOf($pair.ground, $scheme)} 0 0`}),
    ${({ $pair, $scheme }) => ($pair.through ? hexOf($pair.through, $scheme) : 'none')};
  color: ${({ $pair, $scheme }) => hexOf($pair.colour, $scheme)};
  font-size: ${theme.size.m};
  white-space: nowrap;
`;

/** Every role with its colour in a scheme. */
export function ColourRoles({ scheme }: SchemeProps) {
  return (
    <CopySheet>
      <Tiles>
        {colourRoles.map((role) => (
          <li key={role}>
            <Swatch $colour={hexOf(role, scheme)} />
            {role}
            <br />
            <Copy text={hexOf(role, scheme)} />
          </li>
        ))}
      </Tiles>
    </CopySheet>
  );
}

/** Every pair in use with its contrast in a scheme. */
export function ColourPairs({ scheme }: SchemeProps) {
  return (
    <Sheet>
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th scope="col">Looks like</th>
              <th scope="col">Colour</th>
              <th scope="col">Ground</th>
              <th scope="col">For</th>
              <th scope="col">Contrast</th>
              <th scope="col">At least</th>
            </tr>
          </thead>
          <tbody>
            {colourPairs.map((pair) => (
              <tr key={`${pair.colour} ${pair.ground} ${pair.use}`}>
                <td>
                  <Sample $pair={pair} $scheme={scheme}>
                    {pair.least === 3 ? '▬ ◆' : 'VAT 19 %'}
                  </Sample>
                </td>
                <th scope="row">{pair.colour}</th>
                <td>
                  {pair.ground}
                  {pair.through && ` over ${pair.through}`}
                </td>
                <td>{pair.use}</td>
                <td>{contrastOf(pair, scheme).toFixed(2)}</td>
                <td>{pair.least}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}
