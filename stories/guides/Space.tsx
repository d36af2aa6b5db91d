import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import { Scroller, Sheet, Table, Value } from './specimen.styles';

const Bar = styled.span<{ $length: string }>`
  display: block;
  width: ${({ $length }) => $length};
  max-width: 100%;
  height: ${theme.space.m};
  background: ${theme.color.signal};
`;

/** A bar that is longer than its cell ends with it. */
const Lines = styled(Table)`
  table-layout: fixed;
`;

interface LengthsProps {
  of: Record<string, string>;
}

function Lengths({ of }: LengthsProps) {
  return (
    <Sheet>
      <Lines>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col" style={{ width: '50%' }}>
              At this width
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(of).map(([name, length]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Value>{length}</Value>
              </td>
              <td>
                <Bar $length={length} />
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Sheet>
  );
}

export const Spaces = () => <Lengths of={theme.space} />;
export const Widths = () => <Lengths of={theme.width} />;

const Page = styled.div`
  display: grid;
  grid-template-columns: ${theme.columns.margin};
  gap: ${theme.space.m};
  min-width: 34rem;
  padding: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};

  > div {
    padding: ${theme.space.s};
    background: ${theme.color.surface};
  }

  > :last-child {
    grid-column: 1 / -1;
  }
`;

/** The columns of a section: heading in the margin, content beside it, or over both when it is wide. */
export function Columns() {
  return (
    <Sheet>
      <Scroller>
        <Page>
          <div>Heading, in the margin</div>
          <div>Lead and content, up to {theme.width.text}</div>
          <div>Wide content: maps, tables, grids, up to {theme.width.page}</div>
        </Page>
      </Scroller>
    </Sheet>
  );
}

/** The widths from which a layout has more room. */
export function Breakpoints() {
  return (
    <Sheet>
      <Table>
        <tbody>
          {Object.entries(theme.from).map(([name, query]) => (
            <tr key={name}>
              <th scope="row">from.{name}</th>
              <td>
                <code>{query}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
