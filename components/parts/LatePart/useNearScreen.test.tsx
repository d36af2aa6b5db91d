import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { FirstViewProvider } from '@/components/ui/KeptHtml/firstView';
import { fakeIntersections } from '@/services/fixtures/intersections';

import { useNearScreen } from './useNearScreen';

let move: ReturnType<typeof fakeIntersections>;

beforeEach(() => {
  move = fakeIntersections();
});

function Shapes() {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useNearScreen(place) && 'Shapes'}</div>;
}
const inPage = (isFirstView: boolean) => (
  <FirstViewProvider value={isFirstView}>
    <Shapes />
  </FirstViewProvider>
);

it('is true at once in a page that the browser renders', () => {
  expect(render(inPage(false)).container).toHaveTextContent('Shapes');
});

it('becomes true in a hydrated page when its place comes near the screen', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<div></div>';
  const onRecoverableError = jest.fn();
  await act(() => hydrateRoot(container, inPage(true), { onRecoverableError }));
  expect(container).toHaveTextContent(/^$/);
  act(() => move(false));
  expect(container).toHaveTextContent(/^$/);
  act(() => move(true));
  expect(container).toHaveTextContent('Shapes');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
