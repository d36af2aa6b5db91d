import styled from 'styled-components';

import { contrastOf, hexOf } from '@/components/theme/contrast';
import { colourPairs, type ColourPair, type ColourRole } from '@/components/theme/pairs';
import { theme } from '@/components/theme/theme';

import { Scroller, Sheet, Table, Tiles, Value } from './specimen.styles';

const Swatch = styled.span<{ $role: ColourRole }>`
  display: block;
  height: 4rem;
  margin-bottom: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.s};
  background: ${({ $role }) => hexOf($role)};
`;

/** A translucent ground is laid over what it is judged over. */
const Sample = styled.span<{ $pair: ColourPair }>`
  display: inline-block;
  padding: ${theme.space.xxs} ${theme.space.s};
  border: 1px solid ${theme.color.line};
  background:
    linear-gradient(${({ $pair }) => `${hexOf($pair.ground)} 0 0`}),
    ${({ $pair }) => ($pair.through ? hexOf($pair.through) : 'none')};
  color: ${({ $pair }) => hexOf($pair.colour)};
  font-size: ${theme.size.m};
  white-space: nowrap;
`;

const roles = [
  ...Object.keys(theme.color).filter((role) => role !== 'scale'),
  ...theme.color.scale.map((_, index) => `scale.${index}`),
] as ColourRole[];

/** Every role with its colour. */
export function ColourRoles() {
  return (
    <Sheet>
      <Tiles>
        {roles.map((role) => (
          <li key={role}>
            <Swatch $role={role} />
            {role}
            <br />
            <Value>{hexOf(role)}</Value>
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** Every pair in use with its contrast. */
export function ColourPairs() {
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
                  <Sample $pair={pair}>{pair.least === 3 ? '▬ ◆' : 'VAT 19 %'}</Sample>
                </td>
                <th scope="row">{pair.colour}</th>
                <td>
                  {pair.ground}
                  {pair.through && ` over ${pair.through}`}
                </td>
                <td>{pair.use}</td>
                <td>{contrastOf(pair).toFixed(2)}</td>
                <td>{pair.least}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}
