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
  ['trends', '', ['trends']],
  ['nonsense', '', []],
  ['trends', '#trends', []],
])('with the key %s and the anchor "%s" opens %j', (key, anchor, opened) => {
  window.history.replaceState(null, '', `/${anchor}`);
  jest.mocked(useRouter).mockReturnValue({ isReady: true, query: { key } } as never);
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  render(<Page />);
  expect(scrolled).toEqual(opened);
});
