import { backgrounds, toolbars, viewports } from '../../.storybook/toolbars';
import { Scroller, Sheet, Table } from './specimen.styles';

interface Tool {
  name: string;
  purpose: string;
  choices: string[];
}

const namesOf = (options: Record<string, { name: string }>) => Object.values(options).map(({ name }) => name);

const tools: Tool[] = [
  ...Object.values(toolbars).map(({ description, toolbar: { title, items } }) => ({
    name: title,
    purpose: description,
    choices: items.map((item) => item.title),
  })),
  { name: 'Background', purpose: 'Grounds of the theme', choices: namesOf(backgrounds.options) },
  { name: 'Viewport', purpose: 'Width of the window', choices: namesOf(viewports) },
];

/** Every tool of the toolbar. */
export function Tools() {
  return (
    <Sheet>
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">Switches</th>
              <th scope="col">Choices</th>
            </tr>
          </thead>
          <tbody>
            {tools.map(({ name, purpose, choices }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{choices.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}
