import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import {
  groupDescriptions,
  tokenFile,
  tokensIn,
  tokenStyle,
  variableOf,
  type ThemeToken,
} from '../../.storybook/tokens';
import { Copy, CopySheet } from './Copy';
import { Scroller, Sheet, Table, Value } from './specimen.styles';

const files = [
  { name: 'kompassa.light.tokens.json', type: 'application/json', content: tokenFile('light') },
  { name: 'kompassa.dark.tokens.json', type: 'application/json', content: tokenFile('dark') },
  { name: 'kompassa.tokens.css', type: 'text/css', content: tokenStyle() },
];

/** The files of the tokens, made from the theme in the page itself. */
export function TokenFiles() {
  return (
    <Sheet as="ul">
      {files.map(({ name, type, content }) => (
        <li key={name}>
          <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}>
            {name}
          </a>
        </li>
      ))}
    </Sheet>
  );
}

const Name = styled.th`
  min-width: 12rem;
`;

const Swatch = styled.span<{ $colour: string }>`
  display: inline-block;
  width: 1.25rem;
  height: 1.25rem;
  margin-inline-end: ${theme.space.xs};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${({ $colour }) => $colour};
  vertical-align: middle;
  forced-color-adjust: none;
`;

const Caption = styled.caption`
  padding-block: ${theme.space.xs};
  text-align: start;
`;

const darkByName = new Map(tokensIn('dark').map((token) => [variableOf(token), token]));

const Cell = ({ token: { $type, css } }: { token: ThemeToken }) => (
  <td>
    {$type === 'color' && <Swatch $colour={css} />}
    <Copy text={css} />
  </td>
);

function TokenRow({ token }: { token: ThemeToken }) {
  const { path, $description } = token;
  const dark = darkByName.get(variableOf(token));
  return (
    <tr>
      <Name scope="row">
        {path.join('.')}
        <br />
        <Value>{$description}</Value>
      </Name>
      <Cell token={token} />
      {dark && dark.css !== token.css ? <Cell token={dark} /> : <td>the same</td>}
      <td>
        <Copy text={variableOf({ path })} />
      </td>
    </tr>
  );
}

const tokens = tokensIn('light');

/** Every token with its value in both schemes and its custom property, each to be copied. */
export function TokenTables() {
  return (
    <CopySheet>
      {Object.entries(groupDescriptions).map(([group, description]) => (
        <Scroller key={group}>
          <Table>
            <Caption>
              <strong>{group}</strong> · {description}
            </Caption>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
                <th scope="col">CSS variable</th>
              </tr>
            </thead>
            <tbody>
              {tokens
                .filter(({ path }) => path[0] === group)
                .map((token) => (
                  <TokenRow key={token.path.join('.')} token={token} />
                ))}
            </tbody>
          </Table>
        </Scroller>
      ))}
    </CopySheet>
  );
}
