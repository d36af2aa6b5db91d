import { weeks } from '../../.storybook/changes';
import { Scroller, Sheet, Table } from './specimen.styles';

const placeOf = (component: string) => `./?path=/docs/${component.replace('/', '-').toLowerCase()}--docs`;

/** Additions and changes, a table for each week. */
export function ChangeLog() {
  return (
    <Sheet>
      {weeks.map(({ from, added, changed }) => (
        <Scroller key={from}>
          <h2>Week of {from}</h2>
          <Table>
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Status</th>
                <th scope="col">What it is, or what is different</th>
              </tr>
            </thead>
            <tbody>
              {[...added, ...changed].map(([component, what], index) => (
                <tr key={component}>
                  <th scope="row">
                    <a href={placeOf(component)} target="_top">
                      {component}
                    </a>
                  </th>
                  <td>{index < added.length ? 'added' : 'changed'}</td>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      ))}
    </Sheet>
  );
}
