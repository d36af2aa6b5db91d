/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';

import { useAfterFirstView } from './useAfterFirstView';

function Shapes() {
  return useAfterFirstView() && <p>Shapes</p>;
}

it('is false on the server', () => {
  expect(renderToString(<Shapes />)).toBe('');
});
