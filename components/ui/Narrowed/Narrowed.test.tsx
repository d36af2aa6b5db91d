import { render } from '@testing-library/react';

import { Narrowed } from './Narrowed';

it('is shown once the list is what the address asks for', () => {
  const { dataset } = document.documentElement;
  dataset.narrowed = '';
  const { rerender } = render(<Narrowed isReady={false}>The list</Narrowed>);
  expect(dataset).toHaveProperty('narrowed');
  rerender(<Narrowed isReady>The list</Narrowed>);
  expect(dataset).not.toHaveProperty('narrowed');
});
