import { renderHook } from '@testing-library/react';

import { useFieldAttributes } from './useFieldAttributes';

const fieldOf = (attributes: Record<string, string>) => {
  const field = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  return field;
};

it('gives the field its own attributes again when the component is gone', () => {
  const field = fieldOf({ 'aria-expanded': 'false' });
  const use = (attributes: Record<string, string | undefined>) => useFieldAttributes(field, attributes);
  const { rerender, unmount } = renderHook<void, Record<string, string | undefined>>(use, {
    initialProps: { 'aria-expanded': 'true', 'aria-controls': 'list' },
  });
  expect(field).toHaveAttribute('aria-controls', 'list');

  rerender({ 'aria-expanded': 'true', 'aria-controls': undefined });
  expect(field).not.toHaveAttribute('aria-controls');
  expect(field).toHaveAttribute('aria-expanded', 'true');

  rerender({ 'aria-expanded': 'true', 'aria-controls': 'other' });
  unmount();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-controls');
});
