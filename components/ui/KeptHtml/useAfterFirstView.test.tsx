import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { FirstViewProvider } from './firstView';
import { useAfterFirstView } from './useAfterFirstView';

function Shapes() {
  return useAfterFirstView() && <p>Shapes</p>;
}
const inPage = (isFirstView: boolean) => (
  <FirstViewProvider value={isFirstView}>
    <Shapes />
  </FirstViewProvider>
);

it('is true at once in a page that the browser renders', () => {
  expect(render(inPage(false)).container).toHaveTextContent('Shapes');
});

it('becomes true after hydration, when the browser is idle', async () => {
  jest.useFakeTimers();
  const container = document.createElement('div');
  const onRecoverableError = jest.fn();
  await act(() => hydrateRoot(container, inPage(true), { onRecoverableError }));
  expect(container).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(container).toHaveTextContent('Shapes');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
