import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { FirstViewProvider } from './firstView';
import { islandComponent } from './islandComponent';
import { StaticIsland } from './StaticIsland';

interface TextProps {
  text: string;
}
const rendered = jest.fn(({ text }: TextProps) => <p>{text}</p>);
const load = jest.fn(() => Promise.resolve(rendered as (props: TextProps) => React.JSX.Element));

const inPage = (text: string, isFirstView: boolean) => (
  <FirstViewProvider value={isFirstView}>
    <StaticIsland>{() => rendered({ text })}</StaticIsland>
  </FirstViewProvider>
);

it('keeps the HTML of the server during the first view, through later renders too, without the data', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inPage('From the server', false));
  const paragraph = container.querySelector('p');
  rendered.mockClear();
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, inPage('', true), { onRecoverableError }));
  act(() => root.render(inPage('', true)));
  expect(container.querySelector('p')).toBe(paragraph);
  expect(container).toHaveTextContent('From the server');
  expect(rendered).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();

  act(() => root.render(inPage('From the browser', false)));
  expect(container).toHaveTextContent(/^From the browser$/);
});

it('fetches the code of a component outside of the first view only', async () => {
  // The set-up of the tests has ended the first view: the code is fetched at once.
  const Kept = islandComponent(load);
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
  render(<Kept text="Loaded" />);
  expect(screen.getByText('Loaded')).toBeInTheDocument();
});
