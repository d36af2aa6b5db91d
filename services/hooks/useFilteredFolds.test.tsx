import { render } from '@testing-library/react';
import { useRef } from 'react';

import { useFilteredFolds } from './useFilteredFolds';

interface ListProps {
  filter?: string;
  opens?: (fold: HTMLDetailsElement, left: number) => boolean | undefined;
}

function List({ filter, opens = () => undefined }: ListProps) {
  const container = useRef<HTMLDivElement>(null);
  useFilteredFolds(container, {
    rows: 'p',
    fits: ({ textContent }) => filter === '' || textContent === filter,
    opens,
    countWords: (count) => `${count} left`,
    filter,
    list: 'the same',
  });
  return (
    <div ref={container} data-unhydrated="">
      {[
        ['first', 'a', 'b'],
        ['second', 'b'],
      ].map(([id, ...rows]) => (
        <details key={id} id={id}>
          <summary>
            <span data-count>as sent</span>
          </summary>
          {rows.map((row) => (
            <p key={row}>{row}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
const fold = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const left = () => [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);

it('leaves the list as it was sent while the filter is unknown', () => {
  const { container } = render(<List />);
  expect(left()).toEqual(['a', 'b', 'b']);
  expect(fold('first')).toHaveTextContent('as sent');
  expect(container.querySelector('[data-unhydrated]')).not.toBeNull();
});

it('hides rows, counts the others, and hides a fold without any', () => {
  const { container, rerender } = render(<List filter="a" />);
  expect(left()).toEqual(['a']);
  expect(fold('first')).toHaveTextContent('1 left');
  expect(fold('second').hidden).toBe(true);
  expect(container.querySelector('[data-unhydrated]')).toBeNull();
  rerender(<List filter="" />);
  expect(left()).toEqual(['a', 'b', 'b']);
  expect(fold('second').hidden).toBe(false);
});

it('opens folds by what is left in them, and leaves alone what a visitor opened until the filter changes', () => {
  const opens = (_fold: HTMLDetailsElement, count: number) => (count === 2 ? true : undefined);
  const { rerender } = render(<List filter="" opens={opens} />);
  expect([fold('first').open, fold('second').open]).toEqual([true, false]);
  fold('first').open = false;
  rerender(<List filter="" opens={opens} />);
  expect(fold('first').open).toBe(false);
});
