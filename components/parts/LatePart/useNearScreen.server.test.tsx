/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';

import { useNearScreen } from './useNearScreen';

function Shapes() {
  return useNearScreen({ current: null }) && <p>Shapes</p>;
}

it('is false on the server', () => {
  expect(renderToString(<Shapes />)).toBe('');
});
