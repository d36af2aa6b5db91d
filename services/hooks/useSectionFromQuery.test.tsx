import { render } from '@testing-library/react';
import { useRouter } from 'next/router';

import { useSectionFromQuery } from './useSectionFromQuery';

// Shows (requirements, 11.9).

jest.mock('next/router', () => ({ useRouter: jest.fn() }));

function Page() {
  useSectionFromQuery('key');
  return <section id="trends" />;
}

it.each([
  ['trends', ['trends']],
  ['nonsense', []],
])('opens the section of the key %s', (key, opened) => {
  jest.mocked(useRouter).mockReturnValue({ isReady: true, query: { key } } as never);
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  render(<Page />);
  expect(scrolled).toEqual(opened);
});
